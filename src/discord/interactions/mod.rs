//! One interaction: who asks where (`Request`), what is answered (`Answer`), and how the answer reaches Discord in time.
//!
//! May use: `connection`, `components`, `texts`, `options`, `pictures`, `context`.

pub(crate) mod host;
pub(crate) mod interaction_response;
pub(crate) mod late_response;
pub(crate) mod picked_person;
pub(crate) mod press_response;
pub(crate) mod request;
pub(crate) mod slash;
