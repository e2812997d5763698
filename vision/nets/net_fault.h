// Whether the trained nets are those the program was made for: a checkout cut short, or one that holds a
// pointer instead of a net, is told at the start and not by what the eyes see.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lk::vision {

enum class NetFile { diceFinder, diceReader, diceBody, proposer };
inline constexpr NetFile kNetFiles[] = {NetFile::diceFinder, NetFile::diceReader, NetFile::diceBody,
                                        NetFile::proposer};

/// What is wrong with a net, and how to mend it; short sentences without a full stop.
struct NetFault {
  std::string file;  // its name
  std::string what;
  std::string cure;
};

/// Returns the bytes of the net that is part of the program.
std::string_view bytesOf(NetFile file);

/// Returns the CRC-32 of bytes, as zlib and zip files have it.
std::uint32_t checksumOf(std::string_view bytes);

/// Compares bytes with what the net is known to be; they are not parsed. None when they are the net.
std::optional<NetFault> faultOf(NetFile file, std::string_view bytes);

/// Checks every net that is part of the program, in some 10 ms; the first fault, or none.
std::optional<NetFault> faultOfNets();

}  // namespace lk::vision
