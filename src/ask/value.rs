//! Values of settings by kind, for objects, links and the command line.

use super::fields::Field;
use super::number::number;
use crate::said::{A_TEXT, BELOW, FROM_TO, Phrase, Said};
use crate::search::setting::MOST_UNDER;
use crate::search::{Kind, Ratio, SettingValue};

const RATIO: Phrase = Phrase::new("ratio");

/// Reads an object's field.
///
/// # Errors
/// If the kind has no such value. The error is the allowed values.
pub fn from_field(kind: Kind, field: &Field) -> Result<SettingValue, Said> {
    let is_name = matches!(kind, Kind::Order | Kind::OneOf { .. } | Kind::Heuristic);
    match field {
        Field::Text(text) if is_name || matches!(kind, Kind::Ratio { .. }) => from_text(kind, text),
        Field::Number(number) if !is_name => from_text(kind, &number.to_string()),
        _ => Err(allowed(kind)),
    }
}

/// Reads the text form of links and the command line.
///
/// # Errors
/// If the kind has no such value. The error is the allowed values.
pub fn from_text(kind: Kind, text: &str) -> Result<SettingValue, Said> {
    match kind {
        Kind::Order | Kind::Heuristic => Some(SettingValue::Name(text.to_owned())),
        Kind::OneOf { names, .. } => {
            names.iter().copied().find(|&name| name == text).map(SettingValue::OneOf)
        }
        Kind::Moves => number::<u32>(text).ok().map(|moves| SettingValue::Number(moves.into())),
        Kind::Count | Kind::Bytes => number(text).ok().map(SettingValue::Number),
        Kind::Number { least, most, .. } => {
            number(text).ok().filter(|number| (least..=most).contains(number)).map(SettingValue::Number)
        }
        Kind::Ratio { least, most, .. } => {
            let within = |ratio: &Ratio| (least..=most).contains(ratio) && ratio.under() <= MOST_UNDER;
            seldom::ratio(text).filter(within).map(SettingValue::Ratio)
        }
    }
    .ok_or_else(|| allowed(kind))
}

mod seldom {
    use super::{Ratio, number};

    /// A whole number, or two separated by a slash. Not inlined: few settings are ratios.
    #[inline(never)]
    pub(super) fn ratio(text: &str) -> Option<Ratio> {
        let (over, under) = text.split_once('/').unwrap_or((text, "1"));
        let [over, under] = [over, under].map(|part| number::<u32>(part).ok());
        under.filter(|&under| under > 0).and_then(|under| Some(Ratio::new(over?, under)))
    }
}

pub fn allowed(kind: Kind) -> Said {
    match kind {
        Kind::Order | Kind::Heuristic => A_TEXT.into(),
        Kind::OneOf { names, .. } => Said::any_of(names.iter().map(Said::data)),
        Kind::Moves => BELOW.of([32.into()]),
        Kind::Count | Kind::Bytes => BELOW.of([53.into()]),
        Kind::Number { least, most, .. } => FROM_TO.of([least.into(), most.into()]),
        Kind::Ratio { least, most, .. } => RATIO.of([MOST_UNDER.into(), Said::data(least), Said::data(most)]),
    }
}

/// The value as an object's field, which reads back unchanged.
#[must_use]
pub fn to_field(value: &SettingValue) -> Field {
    match value {
        SettingValue::Number(number) => Field::Number(*number),
        _ => Field::Text(to_text(value)),
    }
}

/// The value in the text form of links and the command line, which reads back unchanged.
#[must_use]
pub fn to_text(value: &SettingValue) -> String {
    match value {
        SettingValue::OneOf(name) => (*name).to_owned(),
        SettingValue::Name(name) => name.clone(),
        SettingValue::Number(number) => number.to_string(),
        SettingValue::Ratio(ratio) => ratio.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KINDS: [(Kind, &[&str], &[&str]); 8] = [
        (Kind::Order, &["ULDR", "seed=7"], &[]),
        (Kind::OneOf { names: &["yes", "no"], default: "no" }, &["yes", "no"], &["", "maybe", "YES"]),
        (Kind::Moves, &["0", "1000"], &["", "-1", "4294967296", "1e3"]),
        (Kind::Count, &["0", "9007199254740991"], &["9007199254740992", "1.5"]),
        (Kind::Bytes, &["67108864"], &["64M"]),
        (Kind::Number { least: 1, most: 20, default: None }, &["1", "20"], &["0", "21", "x"]),
        (
            Kind::Ratio { least: Ratio::new(1, 1), most: Ratio::new(16, 1), default: Ratio::new(3, 2) },
            &["1", "3/2", "16", "31/2"],
            &["0", "1/2", "17", "33/2", "3/0", "3/", "/2", "1.5", "3/2/1"],
        ),
        (Kind::Heuristic, &["manhattan"], &[]),
    ];

    #[test]
    fn a_value_of_any_kind_reads_back_as_it_was_written_and_what_is_none_is_refused() {
        for (kind, good, bad) in KINDS {
            for &text in good {
                let value = from_text(kind, text).unwrap();
                assert_eq!(to_text(&value), text, "{kind:?}");
                assert_eq!(from_field(kind, &to_field(&value)).as_ref(), Ok(&value), "{kind:?}");
            }
            for &text in bad {
                assert_eq!(from_text(kind, text), Err(allowed(kind)), "{text} as {kind:?}");
            }
            for field in [Field::Flag(true), Field::OtherNumber(1.5), Field::OtherNumber(-1.0)] {
                assert_eq!(from_field(kind, &field), Err(allowed(kind)), "{field} as {kind:?}");
            }
        }
    }

    #[test]
    fn a_ratio_is_written_in_its_lowest_terms_and_an_object_may_have_it_as_a_number() {
        let (kind, ..) = KINDS[6];
        assert_eq!(to_text(&from_text(kind, "6/4").unwrap()), "3/2");
        assert_eq!(from_field(kind, &Field::Number(2)), from_text(kind, "2"));
        assert_eq!(from_field(Kind::Count, &"7".into()), Err(BELOW.of([53.into()])));
    }
}
