//! Letters of mathematical and enclosed alphabets, which people use to style their names: the plain letter of each. No font
//! here has them.

/// Styled letters outside the ranges of their alphabets, and small capitals.
const ALONE: &str = "ℬB ℰE ℱF ℋH ℐI ℒL ℳM ℛR ℯe ℊg ℴo ℎh ℭC ℌH ℑI ℜR ℨZ ℂC ℍH ℕN ℙP ℚQ ℝR ℤZ ᴀA ʙB ᴄC ᴅD ᴇE ꜰF ɢG ʜH ɪI ᴊJ ᴋK \
                     ʟL ᴍM ɴN ᴏO ᴘP ʀR ꜱS ᴛT ᴜU ᴠV ᴡW ʏY ᴢZ";

/// The plain letter or digit of a styled one.
pub(super) fn plain(c: char) -> Option<char> {
    let from = |first: u32, base: char| char::from_u32(u32::from(base) + (u32::from(c) - first));
    let both = |at: u32| from_alphabet(at % 52);
    match u32::from(c) {
        code @ 0x1D400..=0x1D6A3 => both(code - 0x1D400),
        code @ 0x1D7CE..=0x1D7FF => char::from_digit((code - 0x1D7CE) % 10, 10),
        0xFF10..=0xFF19 => from(0xFF10, '0'),
        0xFF21..=0xFF3A => from(0xFF21, 'A'),
        0xFF41..=0xFF5A => from(0xFF41, 'a'),
        0x24B6..=0x24CF => from(0x24B6, 'A'),
        0x24D0..=0x24E9 => from(0x24D0, 'a'),
        0x1F110..=0x1F129 => from(0x1F110, 'A'),
        0x1F130..=0x1F149 => from(0x1F130, 'A'),
        0x1F150..=0x1F169 => from(0x1F150, 'A'),
        0x1F170..=0x1F189 => from(0x1F170, 'A'),
        _ => ALONE.split(' ').find(|pair| pair.starts_with(c)).and_then(|pair| pair.chars().nth(1)),
    }
}

/// The letter at that place of `A` to `Z`, `a` to `z`.
fn from_alphabet(at: u32) -> Option<char> {
    let (base, at) = if at < 26 { ('A', at) } else { ('a', at - 26) };
    char::from_u32(u32::from(base) + at)
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn styled_names_are_readable() {
        let read = |name: &str| name.chars().map(|c| plain(c).unwrap_or(c)).collect::<String>();
        for name in ["𝓐𝓷𝓷𝓪", "𝔸𝕟𝕟𝕒", "𝐀𝐧𝐧𝐚", "𝙰𝚗𝚗𝚊", "Ａｎｎａ", "Ⓐⓝⓝⓐ", "𝕬𝖓𝖓𝖆"]
        {
            assert_eq!(read(name), "Anna", "{name}");
        }
        for name in ["🅰🅽🅽🅰", "🄰🄽🄽🄰", "ᴀɴɴᴀ"] {
            assert_eq!(read(name), "ANNA", "{name}");
        }
        assert_eq!(read("ℳ𝒶𝓇𝒸ℴ 𝟩𝟟７"), "Marco 777");
        assert_eq!((plain('A'), plain('李'), plain('🎲')), (None, None, None));
    }
}
