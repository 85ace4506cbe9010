use js_sys::{Object, Reflect, Uint8Array, Uint16Array, Uint32Array};
use tsify::Ts;
use wasm_bindgen::prelude::{JsValue, wasm_bindgen};

use super::given::{JsNumber, whole};
use super::{Search, Thrown, plain, write};
use crate::session::{self, Column};

/// A second run of a search that records its nodes. Calls throw for an invalid number or record, or if a value is too large
/// for a JavaScript number.
#[wasm_bindgen]
pub struct Tracer {
    pub(super) tracer: session::Tracer,
}

#[wasm_bindgen]
impl Search {
    /// A second run that records at most `most` nodes, from node `from` on. Tables are shared.
    ///
    /// # Errors
    /// While tables are being built.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // `as` saturates: NaN and less than 0 are 0
    pub fn tracer(&self, from: f64, most: f64) -> Result<Tracer, Thrown> {
        let tracer = self.session.tracer(from as u64, most as usize);
        let tracer = tracer.ok_or_else(|| Thrown::new("the heuristic's tables are still being built"))?;
        Ok(Tracer { tracer })
    }
}

#[wasm_bindgen]
impl Tracer {
    /// Works up to `units` units of work in total (see `Search.units`), at most `budget` in this call, or until the trace
    /// is full. Returns whether work is left.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // `as` saturates: NaN and less than 0 are 0
    pub fn advance_to(&mut self, units: f64, budget: f64) -> bool {
        self.tracer.advance_to(units as u64, budget as u64)
    }

    /// The trace from a record and an expansion on.
    pub fn chunk(
        &self,
        first_record: &JsNumber,
        first_expansion: &JsNumber,
    ) -> Result<Ts<session::TraceChunk<'static>>, Thrown> {
        let first_record = whole("record", first_record, u32::MAX)? as usize;
        let first_expansion = whole("expansion", first_expansion, u32::MAX)? as usize;
        let chunk = self.tracer.chunk(first_record, first_expansion);
        let object = Object::new();
        for (name, column) in chunk.fields() {
            // Copies, since views become detached when the wasm memory grows.
            let value = match column {
                Column::Number(count) => number(count),
                Column::Flag(flag) => flag.into(),
                Column::Bytes(column) => Uint8Array::from(column).into(),
                Column::Shorts(column) => Uint16Array::from(column).into(),
                Column::Words(column) => Uint32Array::from(column).into(),
                Column::Marks(marks) => plain(&marks)?,
            };
            Reflect::set(&object, &name.into(), &value).map_err(|_| Thrown::new("an object without room"))?;
        }
        Ok(Ts::new_unchecked(object.into()))
    }

    /// The node of a record in full.
    pub fn step_of(&self, record: &JsNumber) -> Result<Ts<session::Step>, Thrown> {
        let record = whole("record", record, u32::MAX)? as usize;
        let step = self.tracer.step_of(record);
        let step = step.ok_or_else(|| {
            Thrown::new(&format!("record: {record} given; allowed: below {}", self.records()))
        })?;
        write(&step)
    }

    /// Number of records.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn records(&self) -> usize {
        self.tracer.chunk(0, 0).parents.len()
    }

    /// Number of nodes generated so far, recorded or not.
    #[wasm_bindgen(getter)]
    #[allow(clippy::cast_precision_loss)] // exact up to 2^53
    #[must_use]
    pub fn seen(&self) -> f64 {
        self.tracer.chunk(0, 0).seen as f64
    }

    /// Whether the record limit is reached.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn full(&self) -> bool {
        self.tracer.chunk(0, 0).full
    }
}

#[allow(clippy::cast_precision_loss)] // exact up to 2^53
fn number(count: u64) -> JsValue {
    JsValue::from_f64(count as f64)
}
