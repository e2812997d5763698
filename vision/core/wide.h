// Multiversioning of the few loops that take most of a frame's time.
#pragma once

/// Placed before a function declaration. Compiles the function twice, for every processor and for those with
/// 256-bit registers. The version is chosen when the program starts. Both give identical results, bit by bit:
/// nothing is reordered, and float products and sums are not fused.
#if defined(__x86_64__) && defined(__GNUC__) && !defined(__clang__) && !defined(__SANITIZE_ADDRESS__)
#define LK_WIDE __attribute__((target_clones("avx2", "default")))
#else
#define LK_WIDE
#endif
