//! Reads an address to listen on: a port alone is one of this machine only, so that nothing is open to a network unless its
//! address is written out.

use std::net::{Ipv4Addr, SocketAddr};

/// Parses `address:port`, or a port of 127.0.0.1.
pub(super) fn parse(text: &str) -> Result<SocketAddr, String> {
    let port = text.parse().map(|port| SocketAddr::from((Ipv4Addr::LOCALHOST, port)));
    port.or_else(|_| text.parse()).map_err(|_| format!("{text:?} is not an address with a port"))
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn a_port_alone_is_of_this_machine_and_every_other_address_is_written_out() {
        let parsed = |text| parse(text).map(|address| address.to_string());
        assert_eq!(parsed("9464"), Ok("127.0.0.1:9464".to_owned()));
        for same in ["127.0.0.1:0", "[::1]:9464", "0.0.0.0:9464", "10.0.0.5:80"] {
            assert_eq!(parsed(same), Ok(same.to_owned()));
        }
        for wrong in
            ["", ":9464", "localhost:9464", "127.0.0.1", "127.0.0.1:70000", "70000", "http://127.0.0.1:1"]
        {
            assert_eq!(parsed(wrong), Err(format!("{wrong:?} is not an address with a port")));
        }
    }
}
