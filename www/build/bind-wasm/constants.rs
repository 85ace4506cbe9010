//! Lists the constants of an engine from its linker's data: their addresses, the constants they point to, and the functions
//! they name by table index. `www/build/parts` uses the list to find which part of the engine needs which constant.
//!
//! The linker writes this into custom sections of its output, see the [conventions of WebAssembly's tools][linking]. These
//! sections become wrong once the module is changed, so this tool removes them.
//!
//! [linking]: https://github.com/WebAssembly/tool-conventions/blob/main/Linking.md

use std::ops::Range;

use wasmparser::{
    CustomSectionReader, Data, DataKind, DataSectionReader, KnownCustom, Linking, Operator, Parser, Payload,
    RelocationEntry, RelocationType, SymbolInfo,
};

use crate::Result;

/// The linker's name for read-only constants.
const READ_ONLY: &str = ".rodata";

/// Constants adjacent in memory and in the module.
struct Segment<'a> {
    address: usize,
    /// Offset of its bytes in the module's section.
    begins: usize,
    bytes: &'a [u8],
}

/// The linker's data about constants.
#[derive(Default)]
struct Linked<'a> {
    segments: Vec<Segment<'a>>,
    names: Vec<&'a str>,
    symbols: Vec<SymbolInfo<'a>>,
    /// Index of the section with the constants.
    section: u32,
    /// By section index, the relocations.
    filled: Vec<(u32, Vec<RelocationEntry>)>,
    /// The byte ranges of the linker's sections.
    told: Vec<Range<usize>>,
}

/// One constant, or several overlapping ones.
struct Constant {
    from: usize,
    end: usize,
    /// Its users cannot be found by address alone: it is writable, or accessed from an address outside of it.
    stays: bool,
    /// The addresses in it.
    points: Vec<usize>,
    /// The function table indices in it.
    places: Vec<u32>,
}

/// The module without the linker's sections, and its constants as JSON, in the order of their addresses.
pub fn told(module: &[u8]) -> Result<(Vec<u8>, String)> {
    let linked = read(module).map_err(|e| format!("the library's wasm cannot be read: {e}"))?;
    if linked.filled.is_empty() {
        return Err("the library's wasm does not say what was filled in: link it with --emit-relocs".into());
    }
    let mut rest = Vec::with_capacity(module.len());
    let mut from = 0;
    for range in &linked.told {
        rest.extend_from_slice(&module[from..range.start]);
        from = range.end;
    }
    rest.extend_from_slice(&module[from..]);
    Ok((rest, json(&constants(&linked)?)))
}

fn read(module: &[u8]) -> wasmparser::Result<Linked<'_>> {
    let mut linked = Linked::default();
    let (mut number, mut end) = (0, 8);
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        let Some((_, range)) = payload.as_section() else { continue };
        match payload {
            Payload::DataSection(section) => {
                linked.section = number;
                linked.segments = segments(&section)?;
            }
            Payload::CustomSection(section) if linked.hear(&section)? => linked.told.push(end..range.end),
            _ => {}
        }
        (number, end) = (number + 1, range.end);
    }
    Ok(linked)
}

fn segments<'a>(section: &DataSectionReader<'a>) -> wasmparser::Result<Vec<Segment<'a>>> {
    let at = |Data { kind, data, range }: Data<'a>| {
        let DataKind::Active { offset_expr, .. } = kind else { return Ok(None) };
        let Operator::I32Const { value } = offset_expr.get_operators_reader().read()? else {
            return Ok(None);
        };
        let begins = range.end - data.len() - section.range().start;
        Ok(Some(Segment { address: value.cast_unsigned() as usize, begins, bytes: data }))
    };
    section.clone().into_iter().filter_map(|data| data.and_then(at).transpose()).collect()
}

impl<'a> Linked<'a> {
    /// Whether a section is the linker's own; stores its data.
    fn hear(&mut self, section: &CustomSectionReader<'a>) -> wasmparser::Result<bool> {
        match section.as_known() {
            KnownCustom::Linking(parts) => {
                for part in parts {
                    match part? {
                        Linking::SegmentInfo(all) => {
                            for segment in all {
                                self.names.push(segment?.name);
                            }
                        }
                        Linking::SymbolTable(all) => {
                            self.symbols = all.into_iter().collect::<wasmparser::Result<_>>()?;
                        }
                        _ => {}
                    }
                }
                Ok(true)
            }
            KnownCustom::Reloc(all) => {
                let entries = all.entries().into_iter().collect::<wasmparser::Result<_>>()?;
                self.filled.push((all.section_index(), entries));
                Ok(true)
            }
            _ => Ok(false),
        }
    }

    /// The address and bytes of a relocation, if it is inside a constant.
    fn held(&self, section: u32, offset: usize) -> Option<(usize, [u8; 4])> {
        if section != self.section {
            return None;
        }
        self.segments.iter().find_map(|segment| {
            let inside = offset.checked_sub(segment.begins)?;
            Some((segment.address + inside, *segment.bytes.get(inside..)?.first_chunk()?))
        })
    }

    /// The addresses of a constant with a symbol. The linker's own symbols, such as the start of the stack, have none.
    fn addresses(&self, symbol: &SymbolInfo) -> Option<Range<usize>> {
        let SymbolInfo::Data { symbol: Some(place), .. } = symbol else { return None };
        let from = self.segments.get(place.index as usize)?.address + place.offset as usize;
        Some(from..from + place.size as usize)
    }
}

/// The constants in the order of their addresses.
fn constants(linked: &Linked) -> Result<Vec<Constant>> {
    let mut constants = laid_out(linked)?;
    let at = |constants: &[Constant], address| constants.partition_point(|one| one.from <= address) - 1;
    for (section, entries) in &linked.filled {
        for entry in entries {
            let held = linked.held(*section, entry.offset as usize);
            if let (Some((holder, bytes)), RelocationType::TableIndexI32) = (held, entry.ty) {
                let holder = at(&constants, holder);
                constants[holder].places.push(u32::from_le_bytes(bytes));
            }
            let meant = linked.symbols.get(entry.index as usize).and_then(|symbol| linked.addresses(symbol));
            let (Some(meant), true) = (meant, is_address(entry.ty)) else { continue };
            let added = isize::try_from(entry.addend).unwrap_or(isize::MAX);
            let address = meant.start.saturating_add_signed(added);
            if !meant.contains(&address) {
                let meant = at(&constants, meant.start);
                constants[meant].stays = true;
            }
            if let Some((holder, _)) = held {
                let holder = at(&constants, holder);
                constants[holder].points.push(address);
            }
        }
    }
    Ok(constants)
}

const fn is_address(kind: RelocationType) -> bool {
    use RelocationType::{MemoryAddrI32, MemoryAddrLeb, MemoryAddrSleb};
    matches!(kind, MemoryAddrLeb | MemoryAddrSleb | MemoryAddrI32)
}

/// The constants without their contents. Bytes without a symbol belong to the constant before them.
fn laid_out(linked: &Linked) -> Result<Vec<Constant>> {
    let Linked { segments, names, symbols, .. } = linked;
    if segments.is_empty() || segments.len() != names.len() {
        let (given, fixed) = (names.len(), segments.len());
        return Err(format!("{fixed} of {given} segments of constants have fixed addresses; allowed: all"));
    }
    let mut places: Vec<_> = symbols.iter().filter_map(|symbol| linked.addresses(symbol)).collect();
    places.extend(segments.iter().map(|segment| segment.address..segment.address));
    places.sort_by_key(|place| (place.start, place.end));
    let mut constants = Vec::<Constant>::new();
    for Range { start: from, end } in places {
        match constants.last_mut() {
            Some(last) if from < last.end || from == last.from => last.end = last.end.max(end),
            _ => {
                let segment = segments.partition_point(|segment| segment.address <= from) - 1;
                let stays = names[segment] != READ_ONLY;
                constants.push(Constant { from, end, stays, points: Vec::new(), places: Vec::new() });
            }
        }
    }
    let mut end = segments.last().map_or(0, |last| last.address + last.bytes.len());
    for constant in constants.iter_mut().rev() {
        constant.end = end;
        end = constant.from;
    }
    Ok(constants)
}

fn json(constants: &[Constant]) -> String {
    let constants = constants.iter().map(|Constant { from, end, stays, points, places }| {
        format!(r#"{{"from":{from},"end":{end},"stays":{stays},"points":{points:?},"places":{places:?}}}"#)
    });
    format!("[{}]\n", constants.collect::<Vec<_>>().join(",\n"))
}
