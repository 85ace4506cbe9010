//! What RBFS tells of its stored values, kept beside a trace: apart from what knows positions, so that it is compiled once.

use super::step::Forgot;
use crate::search::StoredValue;

/// Stored values by record, and what was told between one record and the next.
#[derive(Clone, Debug, Default)]
pub(super) struct Values {
    /// That of each record.
    by_record: Vec<u16>,
    /// How many records there were when something was forgotten, and what.
    forgotten: Vec<(u32, Forgot)>,
    /// The same for what was expanded again; as deep as it may lie, that is not told here.
    learned: Vec<(u32, Forgot)>,
}

impl Values {
    #[inline(never)] // once for all puzzles
    pub(super) fn hear(&mut self, records: u32, told: StoredValue) {
        match told {
            StoredValue::Generated(value) => self.by_record.push(u16::try_from(value).unwrap_or(u16::MAX)),
            StoredValue::Learned(value) => self.learned.push((records, Forgot { depth: 0, value })),
            StoredValue::Forgotten { depth, value } => {
                self.forgotten.push((records, Forgot { depth, value }));
            }
        }
    }

    /// The stored value of the node of a record.
    pub(super) fn value(&self, record: usize) -> Option<u32> {
        self.by_record.get(record).map(|&value| value.into())
    }

    /// What the unit that generated the node of a record began by forgetting.
    pub(super) fn forgot(&self, record: usize) -> Option<Forgot> {
        last_at(&self.forgotten, record)
    }

    /// The stored value of what that unit began by expanding, where it was learned before.
    pub(super) fn learned(&self, record: usize) -> Option<u32> {
        last_at(&self.learned, record).map(|learned| learned.value)
    }

    /// What all of it takes in memory, in bytes.
    pub(super) fn bytes(&self) -> usize {
        let told = self.forgotten.capacity() + self.learned.capacity();
        self.by_record.capacity() * size_of::<u16>() + told * size_of::<(u32, Forgot)>()
    }
}

/// The last of what was told when there were so many records.
#[inline(never)] // once for both lists
fn last_at(told: &[(u32, Forgot)], records: usize) -> Option<Forgot> {
    let end = told.partition_point(|&(at, _)| at as usize <= records);
    told[..end].last().filter(|&&(at, _)| at as usize == records).map(|&(_, what)| what)
}
