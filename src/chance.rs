//! Seeded random numbers, equal on every machine, scaled to ranges.

/// A scrambled counter (G. L. Steele, D. Lea and C. H. Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA
/// 2014). The field is its state, initially the seed.
#[derive(Clone, Debug)]
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    /// Draws a number below `n`, which must be below 2^32; with small `n` the bias is about n / 2^64.
    pub fn below(&mut self, n: usize) -> usize {
        scaled(self.next(), n)
    }
}

/// Scales `word` to `0..n`: word * n / 2^64, rounded down. `n` must be below 2^32.
///
/// Computed exactly by halves: the product has up to 96 bits, for which wasm would call a function.
#[inline]
#[allow(clippy::cast_possible_truncation)] // below n
pub(crate) fn scaled(word: u64, n: usize) -> usize {
    debug_assert!(u32::try_from(n).is_ok(), "{n} given; allowed: below 2^32");
    let (upper, lower, n) = (word >> 32, word & 0xffff_ffff, n as u64);
    ((upper * n + ((lower * n) >> 32)) >> 32) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seed_gives_the_numbers_that_are_published_for_it() {
        let mut draw = SplitMix64(1_234_567);
        // The first outputs of J. Walker and S. Vigna's reference program.
        assert_eq!(draw.next(), 6_457_827_717_110_365_317);
        assert_eq!(draw.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn a_word_is_scaled_as_by_a_product_of_128_bits() {
        let mut draw = SplitMix64(7);
        let words: Vec<u64> =
            (0..1000).map(|_| draw.next()).chain([0, 1, u64::MAX, 1 << 32, u64::MAX << 32]).collect();
        for n in [1, 2, 3, 24, 65_535, 65_536, 1_000_003, 1 << 26, u32::MAX as usize] {
            // Includes the first word of each number, where rounding decides.
            let first_of = |k: usize| u64::try_from(((k as u128) << 64).div_ceil(n as u128)).unwrap();
            let firsts = [1, n / 2, n - 1].map(|k| if k < n { first_of(k) } else { 0 });
            for word in
                words.iter().copied().chain(firsts.iter().flat_map(|&first| [first.wrapping_sub(1), first]))
            {
                let wide = (u128::from(word) * n as u128) >> 64;
                assert_eq!(scaled(word, n) as u128, wide, "{word} of {n}");
            }
        }
    }
}
