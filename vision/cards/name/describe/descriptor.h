// The bytes of a card's descriptor.
#pragma once

#include <cstdint>
#include <vector>

namespace lk::vision {

/// Incremented whenever descriptors of another build cannot be compared with this build's.
inline constexpr int kDescriptorVersion = 3;

/// Opaque bytes; all descriptors of one version have the same layout.
using Descriptor = std::vector<std::uint8_t>;

/// True if a descriptor has this version and is complete. Accepts any bytes.
bool isUsable(const Descriptor& descriptor);

}  // namespace lk::vision
