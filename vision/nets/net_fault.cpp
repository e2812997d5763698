#include "vision/nets/net_fault.h"

#include <array>

namespace lk::vision {

namespace {

struct KnownNet {
  const char* name;
  std::size_t size;  // bytes
  std::uint32_t checksum;
};

/// After training: python3 -c 'import sys, zlib; b = open(sys.argv[1], "rb").read(); print(len(b),
/// hex(zlib.crc32(b)))' FILE
const KnownNet& knownNet(NetFile file) {
  static constexpr KnownNet kNets[] = {
      {"dice_finder.onnx", 171874, 0x7883EF17}, {"dice_reader.onnx", 544750, 0x0C66CEDA},
      {"dice_body.onnx", 289043, 0xE3771094},   {"dice_top.onnx", 510244, 0x51EB9DC7},
      {"proposer.onnx", 3618170, 0x336C3190},   {"numerals.onnx", 608605, 0x0AF34705},
      {"face_code.onnx", 51816, 0x58D53330},    {"face_pair.onnx", 220831, 0x5036CB46},
  };
  return kNets[static_cast<std::size_t>(file)];
}

std::array<std::uint32_t, 256> checksumTable() {
  std::array<std::uint32_t, 256> table{};
  for (std::uint32_t i = 0; i < table.size(); ++i) {
    std::uint32_t value = i;
    for (int bit = 0; bit < 8; ++bit) value = (value & 1U) != 0 ? 0xEDB88320U ^ (value >> 1U) : value >> 1U;
    table[i] = value;
  }
  return table;
}

}  // namespace

std::uint32_t checksumOf(std::string_view bytes) {
  static const std::array<std::uint32_t, 256> kTable = checksumTable();
  std::uint32_t value = 0xFFFFFFFFU;
  for (const char byte : bytes)
    value = kTable[(value ^ static_cast<unsigned char>(byte)) & 0xFFU] ^ (value >> 8U);
  return ~value;
}

std::optional<NetFault> faultOf(NetFile file, std::string_view bytes) {
  const KnownNet& known = knownNet(file);
  const auto fault = [&](const std::string& what) {
    return NetFault{
        known.name, what,
        "get the file from the repository anew, whole and not as a pointer to it, and build again"};
  };
  if (bytes.empty()) return fault("the trained net is empty");
  if (bytes.size() < known.size)
    return fault("the trained net is cut short: " + std::to_string(bytes.size()) + " of " +
                 std::to_string(known.size) + " bytes");
  if (bytes.size() > known.size || checksumOf(bytes) != known.checksum)
    return fault("the trained net is another than this program was made for, or damaged");
  return {};
}

std::optional<NetFault> faultOfNets() {
  for (const NetFile file : kNetFiles)
    if (const auto fault = faultOf(file, bytesOf(file))) return fault;
  return {};
}

}  // namespace lk::vision
