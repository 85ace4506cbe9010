use crate::said::{BELOW, Said};

/// An exclusive limit: JavaScript numbers represent all integers below it exactly.
pub const NUMBERS: u64 = 1 << 53;

pub(crate) fn number<T: TryFrom<u64>>(text: &str) -> Result<T, Said> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse::<u64>().ok().filter(|&number| digits && number < NUMBERS);
    let bits = (8 * size_of::<T>()).min(53);
    number.and_then(|number| T::try_from(number).ok()).ok_or_else(|| BELOW.of([bits.into()]))
}
