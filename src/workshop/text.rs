//! Parses expressions.
//!
//! ```text
//! expression = number | name | "?"
//!            | function "(" expression *( "," expression ) ")"
//!            | fold "(" variable " in " domain [ " where " expression ] ":" expression ")"
//!            | "paint" "(" key "=" letters *( "," key "=" letters ) ")"
//!            | "-" expression | "not" expression | "(" expression ")"
//!            | expression sign expression
//! fold       = "sum" | "count" | "min" | "max"
//! sign       = "or" < "and" < "not" < "=" "!=" "<" "<=" ">" ">=" < "+" "-" < "*" "//" "%"      the later, the closer
//! ```
//!
//! A hyphen between letters belongs to a name, such as `parity-up`; a minus has a space, digit or bracket before it. Names
//! are not resolved here. Characters of full width are read as plain ones.

use super::tree::{Fold, Node, Part, What};
use crate::arithmetic::{COMPARISON, How, MOST_DEPTH, NEGATIVE, NOT, Operator};
use crate::puzzle::ParseError;
use crate::said::{AT_MOST, Phrase, Said, quoted};
use crate::typed::plain;

/// Maximum length of a text, in characters.
pub const MOST_CHARACTERS: usize = 2_000;

pub use crate::arithmetic::MOST;
/// Reads an expression. O(length).
///
/// # Errors
/// If the text is not an expression: the column, the text there, and the allowed text.
pub fn parse(text: &str) -> Result<Node, ParseError> {
    let characters: Vec<char> = text.chars().map(plain).collect();
    if characters.len() > MOST_CHARACTERS {
        let given = CHARACTERS.of([characters.len().into()]);
        return Err(ParseError::new(MOST_CHARACTERS + 1, given, MOST_CHARACTERS));
    }
    let mut parser = Parser { characters, at: 0, open: 0 };
    let node = parser.expression(0)?;
    parser.skip();
    if parser.at < parser.characters.len() {
        return Err(parser.wrong(END_OR_SIGN));
    }
    // The normalized text must be readable.
    let written = node.to_string().chars().count();
    if written > MOST_CHARACTERS {
        let given = WITH_SPACES.of([written.into()]);
        return Err(ParseError::new(1, given, MOST_CHARACTERS));
    }
    Ok(node)
}

const EXPRESSION: Phrase = Phrase::new("an-expression");

const THE_END: Phrase = Phrase::new("the-end");
const END_OR_SIGN: Phrase = Phrase::new("end-or-sign");
const CLOSED: Phrase = Phrase::new("closed");
const CLOSED_OR_NEXT: Phrase = Phrase::new("closed-or-next");
const CHARACTERS: Phrase = Phrase::new("characters");
const WITH_SPACES: Phrase = Phrase::new("with-spaces");
const INSIDE: Phrase = Phrase::new("inside");
const ONE_COMPARISON: Phrase = Phrase::new("one-comparison");
const AROUND_NOT: Phrase = Phrase::new("around-not");
const UP_TO: Phrase = Phrase::new("up-to");
const A_WHOLE: Phrase = Phrase::new("a-whole");
const SQUARES_OR_PIECES: Phrase = Phrase::new("squares-or-pieces");
const PUT_TOGETHER: Phrase = Phrase::new("put-together");
const WHERE_TOO: Phrase = Phrase::new("where-too");
const KEPT_BY: Phrase = Phrase::new("kept-by");
const IS_KEPT: Phrase = Phrase::new("is-kept");
const KEPT: Phrase = Phrase::new("kept");
const KEPT_TOO: Phrase = Phrase::new("kept-too");

struct Parser {
    characters: Vec<char>,
    at: usize,
    open: usize,
}

impl Parser {
    fn peek(&self, ahead: usize) -> Option<char> {
        self.characters.get(self.at + ahead).copied()
    }

    fn skip(&mut self) {
        while self.peek(0).is_some_and(char::is_whitespace) {
            self.at += 1;
        }
    }

    fn wrong(&self, allowed: impl Into<Said>) -> ParseError {
        let here: String = self.characters[self.at..].iter().take(12).collect();
        let given = if here.is_empty() { THE_END.into() } else { quoted(&here) };
        ParseError::new(self.at + 1, given, allowed)
    }

    fn take(&mut self, sign: &str) -> bool {
        self.skip();
        let found = sign.chars().enumerate().all(|(ahead, wanted)| self.peek(ahead) == Some(wanted));
        if found {
            self.at += sign.chars().count();
        }
        found
    }

    fn need(&mut self, sign: &str, allowed: Phrase) -> Result<(), ParseError> {
        if self.take(sign) { Ok(()) } else { Err(self.wrong(allowed)) }
    }

    fn name(&mut self) -> Option<String> {
        self.skip();
        let is_letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphabetic());
        let mut length = 0;
        if !is_letter(self.peek(0)) {
            return None;
        }
        loop {
            match self.peek(length) {
                Some(c) if c.is_ascii_alphanumeric() => length += 1,
                Some('-') if is_letter(self.peek(length + 1)) => length += 1,
                _ => break,
            }
        }
        Some(self.characters[self.at..self.at + length].iter().collect())
    }

    fn take_word(&mut self, word: &str) -> bool {
        let found = self.name().is_some_and(|name| name == word);
        if found {
            self.at += word.len();
        }
        found
    }

    fn node(&self, what: What, from: usize) -> Result<Node, ParseError> {
        // The spaces before it were skipped.
        let before = self.characters[from..self.at].iter().rev().take_while(|c| c.is_whitespace()).count();
        let node = Node::new(what, from + 1, self.at - before + 1);
        if node.depth > MOST_DEPTH {
            let given = INSIDE.of([node.depth.into()]);
            return Err(ParseError::new(from + 1, given, AT_MOST.of([MOST_DEPTH.into()])));
        }
        Ok(node)
    }

    fn operator(&mut self) -> Option<Operator> {
        self.skip();
        let name = self.name();
        Operator::ALL.into_iter().find(|operator| {
            let sign = operator.sign();
            if sign.starts_with(|c: char| c.is_ascii_alphabetic()) {
                name.as_deref() == Some(sign)
            } else {
                sign.chars().enumerate().all(|(ahead, wanted)| self.peek(ahead) == Some(wanted))
            }
        })
    }

    fn expression(&mut self, least: u8) -> Result<Node, ParseError> {
        self.skip();
        let from = self.at;
        let mut left = self.first(least)?;
        while let Some(operator) = self.operator().filter(|operator| operator.rank() >= least) {
            let is_comparison =
                |what: &What| matches!(what, What::Two(inner, _) if inner.rank() == COMPARISON);
            // An expression in brackets begins after its bracket.
            if operator.rank() == COMPARISON && is_comparison(&left.what) && left.from == from + 1 {
                return Err(self.wrong(ONE_COMPARISON));
            }
            self.at += operator.sign().len();
            let right = self.expression(operator.rank() + 1)?;
            left = self.node(What::Two(operator, Box::new([left, right])), from)?;
        }
        Ok(left)
    }

    fn first(&mut self, least: u8) -> Result<Node, ParseError> {
        // Brackets use stack while open.
        if self.open == 2 * MOST_DEPTH {
            return Err(self.wrong(AT_MOST.of([INSIDE.of([MOST_DEPTH.into()])])));
        }
        self.open += 1;
        let node = self.inner(least);
        self.open -= 1;
        node
    }

    fn inner(&mut self, least: u8) -> Result<Node, ParseError> {
        self.skip();
        let from = self.at;
        if self.take("(") {
            let inner = self.expression(0)?;
            self.need(")", CLOSED)?;
            return Ok(inner);
        }
        if self.take("?") {
            return self.node(What::Hole, from);
        }
        if self.take("-") {
            let inner = self.expression(NEGATIVE)?;
            return self.node(What::Negative(Box::new(inner)), from);
        }
        if self.peek(0).is_some_and(|c| c.is_ascii_digit()) {
            return self.number(from);
        }
        let Some(name) = self.name() else { return Err(self.wrong(EXPRESSION)) };
        if name == "not" {
            if least > NOT {
                return Err(self.wrong(AROUND_NOT));
            }
            self.at += name.len();
            let inner = self.expression(NOT)?;
            return self.node(What::Not(Box::new(inner)), from);
        }
        if ["and", "or", "in", "where"].contains(&name.as_str()) {
            return Err(self.wrong(EXPRESSION));
        }
        self.at += name.len();
        let after = self.at;
        if !self.take("(") {
            self.at = after;
            return self.node(What::Name(name), from);
        }
        let what = if name == "paint" { self.painting()? } else { self.call(name)? };
        self.node(what, from)
    }

    fn number(&mut self, from: usize) -> Result<Node, ParseError> {
        let mut number = 0;
        while let Some(digit) = self.peek(0).and_then(|c| c.to_digit(10)) {
            number = number * 10 + i64::from(digit);
            if number > MOST {
                self.at = from;
                return Err(self.wrong(UP_TO.of([Said::data(MOST)])));
            }
            self.at += 1;
        }
        if self.peek(0).is_some_and(|c| c.is_ascii_alphabetic() || c == '.') {
            return Err(self.wrong(A_WHOLE));
        }
        self.node(What::Number(number), from)
    }

    fn call(&mut self, name: String) -> Result<What, ParseError> {
        if let (Some(how), Some(variable)) = (How::by_word(&name), self.name()) {
            let before = self.at;
            self.at += variable.len();
            if self.take_word("in") {
                return self.fold(how, variable);
            }
            self.at = before;
        }
        let mut inner = vec![self.expression(0)?];
        while self.take(",") {
            inner.push(self.expression(0)?);
        }
        self.need(")", CLOSED_OR_NEXT)?;
        Ok(What::Call(name, inner))
    }

    fn fold(&mut self, how: How, variable: String) -> Result<What, ParseError> {
        let Some(domain) = self.name() else { return Err(self.wrong(SQUARES_OR_PIECES)) };
        self.at += domain.len();
        let filter = if self.take_word("where") { Some(self.expression(0)?) } else { None };
        self.need(":", if filter.is_some() { PUT_TOGETHER } else { WHERE_TOO })?;
        let body = self.expression(0)?;
        self.need(")", CLOSED)?;
        Ok(What::Fold(Box::new(Fold { how, variable, domain, filter, body })))
    }

    fn painting(&mut self) -> Result<What, ParseError> {
        let mut parts = Vec::new();
        loop {
            let Some(key) = self.name() else {
                return Err(self.wrong(KEPT_BY));
            };
            let from = self.at + 1;
            self.at += key.len();
            self.need("=", IS_KEPT)?;
            self.skip();
            let begin = self.at;
            while self.peek(0).is_some_and(|c| c.is_ascii_alphanumeric() || c == '+') {
                self.at += 1;
            }
            let value: String = self.characters[begin..self.at].iter().collect();
            if value.is_empty() {
                return Err(self.wrong(KEPT));
            }
            parts.push(Part { key, value, from, value_from: begin + 1 });
            if !self.take(",") {
                self.need(")", KEPT_TOO)?;
                return Ok(What::Paint(parts));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn again(text: &str) -> String {
        parse(text).unwrap_or_else(|error| panic!("{text}: {error}")).to_string()
    }

    #[test]
    fn a_text_is_written_with_the_brackets_it_needs_and_no_others() {
        let pairs = [
            ("1+2*3", "1 + 2 * 3"),
            ("(1+2)*3", "(1 + 2) * 3"),
            ("1-(2-3)", "1 - (2 - 3)"),
            ("(1-2)-3", "1 - 2 - 3"),
            ("-(1+2)", "-(1 + 2)"),
            ("- 4 * x", "-4 * x"),
            ("not a=b and c", "not a = b and c"),
            ("(a<b)=c", "(a < b) = c"),
            (
                "max( colours ,paint(squares = a1b1,colours=WR) )",
                "max(colours, paint(squares=a1b1, colours=WR))",
            ),
            (
                "sum(p in tiles where row(p)=1:distance(p,goal(p)))",
                "sum(p in tiles where row(p) = 1: distance(p, goal(p)))",
            ),
            ("parity-up(misplaced-parity) - 1", "parity-up(misplaced-parity) - 1"),
            ("3-x", "3 - x"),
            ("max(?, 1)", "max(?, 1)"),
            ("ｍａｘ（ａ、２　×　ｂ，１）−３", "max(a, 2 * b, 1) - 3"),
            ("sum（p in tiles：row（p）＞＝１）", "sum(p in tiles: row(p) >= 1)"),
        ];
        for (text, written) in pairs {
            assert_eq!(again(text), written);
            assert_eq!(again(written), written);
        }
    }

    #[test]
    fn a_node_tells_where_it_stands() {
        let node = parse("1 + max(2, x)").unwrap();
        let What::Two(_, two) = &node.what else { panic!("{node}") };
        assert_eq!((node.from, node.to), (1, 14));
        assert_eq!((two[1].from, two[1].to), (5, 14));
        let inner: Vec<_> = two[1].what.inner().iter().map(|inner| (inner.from, inner.to)).collect();
        assert_eq!(inner, [(9, 10), (12, 13)]);
    }

    #[test]
    fn no_node_ends_with_the_spaces_behind_it() {
        let node = parse("1 + 2 + x and - y  * 2 ").unwrap();
        let ends_of = |node: &Node| (node.from, node.to);
        assert_eq!(ends_of(&node), (1, 23));
        let What::Two(_, two) = &node.what else { panic!("{node}") };
        assert_eq!(two.iter().map(ends_of).collect::<Vec<_>>(), [(1, 10), (15, 23)]);
    }

    #[test]
    fn an_invalid_expression_is_reported_with_its_place_and_with_valid_ones() {
        for (text, column, given) in [
            ("", 1, "the end"),
            ("1 +", 4, "the end"),
            ("max(1, 2", 9, "the end"),
            ("1 2", 3, "'2'"),
            ("a < b < c", 7, "'< c'"),
            ("2147483648", 1, "'2147483648'"),
            ("1.5", 2, "'.5'"),
            ("sum(p in tiles)", 15, "')'"),
            ("paint(tiles=)", 13, "')'"),
            ("1 + not 2", 5, "'not 2'"),
            ("x & y", 3, "'& y'"),
        ] {
            let error = parse(text).unwrap_err();
            assert_eq!((error.column, error.given.to_string().as_str()), (column, given), "{text}: {error}");
            assert!(error.to_string().chars().count() <= 300, "{error}");
        }
    }

    #[test]
    fn an_expression_too_long_or_too_deep_is_refused_before_it_takes_any_room() {
        let error = parse(&"1".repeat(2001)).unwrap_err();
        assert_eq!((error.column, error.allowed), (2001, Said::data(2000)));
        for text in ["(".repeat(1999), "-".repeat(1999), "abs(".repeat(400), "1+".repeat(999) + "1"] {
            let error = parse(&text).unwrap_err();
            assert!(error.to_string().contains("at most 32"), "{error}");
        }
        let error = parse(&format!("max(1{})", ",1".repeat(900))).unwrap_err();
        assert_eq!(
            (error.given.to_string().as_str(), error.allowed),
            ("2706 characters with all spaces", Said::data(2000))
        );
        let deepest = "abs(".repeat(31) + "1" + &")".repeat(31);
        assert_eq!(again(&deepest), deepest);
    }
}
