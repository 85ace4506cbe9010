//! The pages that records stand in.

/// How many records a page has.
pub(super) const PAGE: usize = 128;

/// A page of records.
#[derive(Clone, Debug)]
pub(super) struct Page<S, V> {
    pub(super) states: [S; PAGE],
    pub(super) values: [V; PAGE],
}

/// Boxes of one page: made by way of a list, they can be refused where there is no memory.
pub(super) type Pages<S, V> = [Box<[Page<S, V>; 1]>];

/// The number of a record's page, and its place there.
#[inline]
pub(super) const fn place_of(record: u32) -> (usize, usize) {
    (record as usize / PAGE, record as usize % PAGE)
}

/// The page of a record, and its place there.
#[inline]
pub(super) fn page_of<S, V>(pages: &Pages<S, V>, record: u32) -> (&Page<S, V>, usize) {
    let (page, place) = place_of(record);
    (&pages[page][0], place)
}

/// The position of a record.
#[inline]
pub(super) fn state_of<S: Copy, V>(pages: &Pages<S, V>, record: u32) -> S {
    let (page, place) = page_of(pages, record);
    page.states[place]
}

/// `record`, if it is among the first `len`; else the newest one of those that it was stored in the place of: `replaced` lists
/// such records, each with the older one.
#[inline]
pub(super) fn within(replaced: &[(u32, u32)], record: u32, len: u32) -> Option<u32> {
    if record < len { Some(record) } else { older(replaced, record, len) }
}

/// What was stored after this time is found only after going back.
#[cold]
fn older(replaced: &[(u32, u32)], record: u32, len: u32) -> Option<u32> {
    let mut here = record;
    while here >= len {
        let place = replaced.binary_search_by_key(&here, |&(newer, _)| newer).ok()?;
        (_, here) = replaced[place];
    }
    Some(here)
}
