//! The stored values of RBFS beside a trace, compiled once for all positions.

use super::step::Forgot;
use crate::search::StoredValue;

#[derive(Clone, Debug, Default)]
pub(super) struct Values {
    by_record: Vec<u16>,
    /// With the number of records at the time.
    forgotten: Vec<(u32, Forgot)>,
    /// Values learned by re-expanded nodes (without depth), with the number of records at the time.
    learned: Vec<(u32, Forgot)>,
}

impl Values {
    #[inline(never)] // once for all puzzles
    pub(super) fn hear(&mut self, records: u32, event: StoredValue) {
        match event {
            StoredValue::Generated(value) => self.by_record.push(u16::try_from(value).unwrap_or(u16::MAX)),
            StoredValue::Learned(value) => self.learned.push((records, Forgot { depth: 0, value })),
            StoredValue::Forgotten { depth, value } => {
                self.forgotten.push((records, Forgot { depth, value }));
            }
        }
    }

    pub(super) fn value(&self, record: usize) -> Option<u32> {
        self.by_record.get(record).map(|&value| value.into())
    }

    pub(super) fn forgot(&self, record: usize) -> Option<Forgot> {
        last_at(&self.forgotten, record)
    }

    /// The value that the position expanded in the record's unit had learned before.
    pub(super) fn learned(&self, record: usize) -> Option<u32> {
        last_at(&self.learned, record).map(|learned| learned.value)
    }

    pub(super) fn bytes(&self) -> usize {
        let events = self.forgotten.capacity() + self.learned.capacity();
        self.by_record.capacity() * size_of::<u16>() + events * size_of::<(u32, Forgot)>()
    }
}

#[inline(never)] // once for both lists
fn last_at(events: &[(u32, Forgot)], records: usize) -> Option<Forgot> {
    let end = events.partition_point(|&(at, _)| at as usize <= records);
    events[..end].last().filter(|&&(at, _)| at as usize == records).map(|&(_, what)| what)
}
