//! Reads the part of TypeScript that the declarations are written in, and compares JSON with it.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;

use serde_json::Value;

/// A type.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Type {
    Named(String),
    Literal(String),
    Array(Box<Type>),
    Tuple(Vec<Type>),
    Union(Vec<Type>),
    Object(Vec<Field>),
}

/// A field of an object.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    pub name: String,
    pub optional: bool,
    pub kind: Type,
}

/// What the language knows by itself. An array of small numbers is written in JSON as its name.
const BUILT_IN: [&str; 7] =
    ["string", "number", "boolean", "null", "Uint8Array", "Uint16Array", "Uint32Array"];

impl fmt::Display for Type {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Named(name) => f.write_str(name),
            Self::Literal(text) => write!(f, "'{text}'"),
            Self::Array(item) => write!(f, "({item})[]"),
            Self::Tuple(items) => write!(f, "tuple of {}", items.len()),
            Self::Union(members) => {
                f.write_str(&members.iter().map(ToString::to_string).collect::<Vec<_>>().join(" | "))
            }
            Self::Object(_) => f.write_str("an object"),
        }
    }
}

/// Words, texts between quotes with the first of these, and single characters; comments left out.
fn tokens(text: &str) -> Vec<String> {
    let mut rest = text.trim_start();
    let mut found = Vec::new();
    while let Some(first) = rest.chars().next() {
        let end = if rest.starts_with("/*") {
            rest.find("*/").expect("the end of a comment") + 2
        } else if first == '\'' {
            rest[1..].find('\'').expect("the end of a text") + 1
        } else if first.is_alphanumeric() || first == '_' {
            rest.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or(rest.len())
        } else {
            first.len_utf8()
        };
        if !rest.starts_with("/*") {
            found.push(rest[..end].to_owned());
        }
        let after = usize::from(first == '\'');
        rest = rest[end + after..].trim_start();
    }
    found
}

/// Types by their names.
#[derive(Default)]
pub struct Declarations {
    pub types: BTreeMap<String, Type>,
    /// Those that others extend.
    pub bases: BTreeSet<String>,
}

struct Reader<'a> {
    tokens: std::iter::Peekable<std::vec::IntoIter<String>>,
    known: &'a Declarations,
}

impl Reader<'_> {
    fn next(&mut self) -> String {
        self.tokens.next().expect("more to read")
    }

    fn is_next(&mut self, token: &str) -> bool {
        self.tokens.peek().is_some_and(|next| next == token)
    }

    /// Reads `token` if it comes next.
    fn has(&mut self, token: &str) -> bool {
        self.tokens.next_if(|next| next == token).is_some()
    }

    fn expect(&mut self, token: &str) {
        assert_eq!(self.next(), token);
    }

    fn kind(&mut self) -> Type {
        self.has("|");
        let mut members = vec![self.member()];
        while self.has("|") {
            members.push(self.member());
        }
        if members.len() == 1 { members.remove(0) } else { Type::Union(members) }
    }

    fn member(&mut self) -> Type {
        let mut kind = if self.has("(") {
            let kind = self.kind();
            self.expect(")");
            kind
        } else if self.has("[") {
            let mut items = Vec::new();
            while !self.has("]") {
                // An item may have a name, which is for people.
                let item = self.kind();
                items.push(if self.has(":") { self.kind() } else { item });
                self.has(",");
            }
            Type::Tuple(items)
        } else if self.is_next("{") {
            Type::Object(self.fields())
        } else {
            let word = self.next();
            match word.strip_prefix('\'') {
                Some(text) => Type::Literal(text.to_owned()),
                None if word == "Omit" => self.omit(),
                None => Type::Named(word),
            }
        };
        while self.has("[") {
            self.expect("]");
            kind = Type::Array(Box::new(kind));
        }
        kind
    }

    /// `Omit<T, 'a' | 'b'>`, of a type that was declared before.
    fn omit(&mut self) -> Type {
        self.expect("<");
        let all = self.known.fields(&self.next()).to_vec();
        self.expect(",");
        let without = match self.kind() {
            Type::Union(names) => names,
            name => vec![name],
        };
        self.expect(">");
        let is_left_out = |field: &Field| without.contains(&Type::Literal(field.name.clone()));
        assert_eq!(all.iter().filter(|field| is_left_out(field)).count(), without.len());
        Type::Object(all.into_iter().filter(|field| !is_left_out(field)).collect())
    }

    fn fields(&mut self) -> Vec<Field> {
        self.expect("{");
        let mut fields = Vec::new();
        while !self.has("}") {
            let name = self.next();
            let optional = self.has("?");
            self.expect(":");
            fields.push(Field { name, optional, kind: self.kind() });
            // The last one on a line needs none.
            assert!(self.has(";") || self.is_next("}"), "{:?} ends a field", self.tokens.peek());
        }
        fields
    }
}

impl Declarations {
    /// Reads `export interface` and `export type`, each of which may refer to those before it for its fields.
    pub fn read(&mut self, text: &str) {
        let mut tokens = tokens(text).into_iter().peekable();
        while let Some(export) = tokens.next() {
            assert_eq!(export, "export");
            let (what, name) = (tokens.next().unwrap(), tokens.next().unwrap());
            let mut reader = Reader { tokens, known: self };
            let mut base = None;
            let kind = if what == "type" {
                reader.expect("=");
                let kind = reader.kind();
                reader.expect(";");
                kind
            } else {
                assert_eq!(what, "interface");
                base = reader.has("extends").then(|| reader.next());
                let mut fields = base.as_ref().map_or_else(Vec::new, |base| self.fields(base).to_vec());
                fields.extend(reader.fields());
                Type::Object(fields)
            };
            tokens = reader.tokens;
            self.bases.extend(base);
            assert!(self.types.insert(name.clone(), kind).is_none(), "{name} is declared twice");
        }
    }

    /// A type as it is written in code.
    pub fn parse(&self, text: &str) -> Type {
        let mut reader = Reader { tokens: tokens(text).into_iter().peekable(), known: self };
        let kind = reader.kind();
        assert!(reader.tokens.next().is_none(), "{text} is read to its end");
        kind
    }

    /// The fields of a declared object.
    pub fn fields(&self, name: &str) -> &[Field] {
        match self.types.get(name) {
            Some(Type::Object(fields)) => fields,
            other => panic!("{name} is {other:?}"),
        }
    }

    /// Compares `value` with a type. What it shows of the declarations is added to `seen`.
    ///
    /// # Errors
    /// Where it differs, and how.
    pub fn compare(
        &self,
        value: &Value,
        kind: &Type,
        here: &str,
        seen: &mut BTreeSet<String>,
    ) -> Result<(), String> {
        seen.insert(here.to_owned());
        let fits = match kind {
            Type::Named(name) => match self.types.get(name) {
                Some(kind) => return self.compare(value, kind, name, seen),
                None => match name.as_str() {
                    "string" => value.is_string(),
                    "number" => value.is_number(),
                    "boolean" => value.is_boolean(),
                    "null" => value.is_null(),
                    array if BUILT_IN.contains(&array) => value == array,
                    unknown => panic!("{here}: {unknown} is not declared"),
                },
            },
            Type::Literal(text) => value == text.as_str(),
            Type::Array(item) => {
                let items = value.as_array().ok_or_else(|| format!("{here}: {value} is no array"))?;
                for value in items {
                    self.compare(value, item, &format!("{here}[]"), seen)?;
                }
                true
            }
            Type::Tuple(kinds) => {
                let items = value.as_array().filter(|items| items.len() == kinds.len());
                let items = items.ok_or_else(|| format!("{here}: {value} is no {kind}"))?;
                for (number, (value, kind)) in items.iter().zip(kinds).enumerate() {
                    self.compare(value, kind, &format!("{here}[{number}]"), seen)?;
                }
                true
            }
            Type::Union(members) => {
                let mut differences = Vec::new();
                let fits = members.iter().any(|member| {
                    let mut also_seen = BTreeSet::new();
                    match self.compare(value, member, &format!("{here} = {member}"), &mut also_seen) {
                        Ok(()) => seen.extend(also_seen),
                        Err(difference) => {
                            differences.push(difference);
                            return false;
                        }
                    }
                    true
                });
                return if fits { Ok(()) } else { Err(differences.join("; ")) };
            }
            Type::Object(fields) => {
                let object = value.as_object().ok_or_else(|| format!("{here}: {value} is no object"))?;
                if let Some(more) = object.keys().find(|&name| fields.iter().all(|field| field.name != *name))
                {
                    return Err(format!("{here}.{more} is not declared"));
                }
                for Field { name, optional, kind } in fields {
                    let place = format!("{here}.{name}");
                    match object.get(name) {
                        Some(value) => self.compare(value, kind, &place, seen)?,
                        None if *optional => _ = seen.insert(format!("{place} is absent")),
                        None => return Err(format!("{place} is missing")),
                    }
                }
                true
            }
        };
        if fits { Ok(()) } else { Err(format!("{here}: {value} is no {kind}")) }
    }

    /// All that values of a type can show of the declarations: what [`compare`](Self::compare) sees.
    pub fn to_be_seen(&self, kind: &Type, here: &str, all: &mut BTreeSet<String>) {
        if !all.insert(here.to_owned()) {
            return;
        }
        match kind {
            Type::Named(name) => match self.types.get(name) {
                Some(kind) => self.to_be_seen(kind, name, all),
                None => assert!(BUILT_IN.contains(&name.as_str()), "{here}: {name} is not declared"),
            },
            Type::Literal(_) => {}
            Type::Array(item) => self.to_be_seen(item, &format!("{here}[]"), all),
            Type::Tuple(kinds) => {
                for (number, kind) in kinds.iter().enumerate() {
                    self.to_be_seen(kind, &format!("{here}[{number}]"), all);
                }
            }
            Type::Union(members) => {
                for member in members {
                    self.to_be_seen(member, &format!("{here} = {member}"), all);
                }
            }
            Type::Object(fields) => {
                for Field { name, optional, kind } in fields {
                    let place = format!("{here}.{name}");
                    if *optional {
                        all.insert(format!("{place} is absent"));
                    }
                    self.to_be_seen(kind, &place, all);
                }
            }
        }
    }

    /// A value of a type with all its fields; of several it is of the first that is not null.
    pub fn sample(&self, kind: &Type) -> Value {
        match kind {
            Type::Named(name) => match self.types.get(name) {
                Some(kind) => self.sample(kind),
                None => match name.as_str() {
                    "string" => "1".into(),
                    "number" => 1.into(),
                    "boolean" => true.into(),
                    "null" => Value::Null,
                    other => panic!("no sample of {other}"),
                },
            },
            Type::Literal(text) => text.as_str().into(),
            Type::Array(item) => vec![self.sample(item)].into(),
            Type::Tuple(kinds) => kinds.iter().map(|kind| self.sample(kind)).collect::<Vec<_>>().into(),
            Type::Union(members) => self.sample(&members[0]),
            Type::Object(fields) => {
                Value::Object(fields.iter().map(|f| (f.name.clone(), self.sample(&f.kind))).collect())
            }
        }
    }
}
