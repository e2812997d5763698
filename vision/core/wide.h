// For the few loops that all of a frame's time goes through.
#pragma once

/// A function before whose declaration this stands is compiled twice, for every processor and for those with
/// registers of 256 bits; which one runs is chosen when the program starts. Both give the same results, bit
/// by bit: nothing is reordered, and products and sums of floats stay apart.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
#define LK_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define LK_WIDE
#endif
