//! Pages of records.

pub(super) const PAGE: usize = 128;

#[derive(Clone, Debug)]
pub(super) struct Page<S, V> {
    pub(super) states: [S; PAGE],
    pub(super) values: [V; PAGE],
}

/// Boxed slices of one page, whose allocation can fail without aborting.
pub(super) type Pages<S, V> = [Box<[Page<S, V>; 1]>];

#[inline]
pub(super) const fn place_of(record: u32) -> (usize, usize) {
    (record as usize / PAGE, record as usize % PAGE)
}

#[inline]
pub(super) fn page_of<S, V>(pages: &Pages<S, V>, record: u32) -> (&Page<S, V>, usize) {
    let (page, place) = place_of(record);
    (&pages[page][0], place)
}

#[inline]
pub(super) fn state_of<S: Copy, V>(pages: &Pages<S, V>, record: u32) -> S {
    let (page, place) = page_of(pages, record);
    page.states[place]
}

/// The newest version among the first `len` records of a position whose newest is `record`. `replaced` maps records to the
/// older ones.
#[inline]
pub(super) fn within(replaced: &[(u32, u32)], record: u32, len: u32) -> Option<u32> {
    if record < len { Some(record) } else { older(replaced, record, len) }
}

/// Cold: later records exist only after going back.
#[cold]
fn older(replaced: &[(u32, u32)], record: u32, len: u32) -> Option<u32> {
    let mut here = record;
    while here >= len {
        let place = replaced.binary_search_by_key(&here, |&(newer, _)| newer).ok()?;
        (_, here) = replaced[place];
    }
    Some(here)
}
