// Verifies that the trained nets are those the program was built for. A truncated file or a Git LFS pointer
// is reported at the start, instead of causing wrong results.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lk::vision {

enum class NetFile { diceFinder, diceReader, diceBody, diceTop, proposer, numerals, faceCode, facePair };
inline constexpr NetFile kNetFiles[] = {NetFile::diceFinder, NetFile::diceReader, NetFile::diceBody,
                                        NetFile::diceTop,    NetFile::proposer,   NetFile::numerals,
                                        NetFile::faceCode,   NetFile::facePair};

/// What is wrong with a net, and how to fix it; short sentences without a full stop.
struct NetFault {
  std::string file;  // file name
  std::string what;
  std::string cure;
};

/// Returns the bytes of the net compiled into the program.
std::string_view bytesOf(NetFile file);

/// Returns the CRC-32 of bytes, as in zlib and zip files.
std::uint32_t checksumOf(std::string_view bytes);

/// Compares bytes with the size and checksum of the net, without parsing them. Returns nullopt if they match.
std::optional<NetFault> faultOf(NetFile file, std::string_view bytes);

/// Checks every compiled-in net, in about 10 ms. Returns the first fault, or nullopt.
std::optional<NetFault> faultOfNets();

}  // namespace lk::vision
