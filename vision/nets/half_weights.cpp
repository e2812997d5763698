#include "vision/nets/half_weights.h"

#include <cstdint>
#include <cstring>
#include <stdexcept>

#include <opencv2/core.hpp>

namespace lk::vision {
namespace {

// Fields of ONNX messages, https://github.com/onnx/onnx/blob/main/onnx/onnx.proto
constexpr std::uint64_t kGraphOfModel = 7, kWeightsOfGraph = 5, kTypeOfTensor = 2, kBytesOfTensor = 9;
constexpr std::uint64_t kWhole = 1, kHalf = 10;  // types of a tensor's values

enum WireType : std::uint8_t { number = 0, eightBytes = 1, bytes = 2, fourBytes = 5 };

struct Field {
  std::uint64_t id = 0, type = 0;
  std::uint64_t value = 0;   // of a number
  std::string_view content;  // of anything else
  std::string_view all;      // with its tag
};

std::uint64_t readNumber(std::string_view& rest) {
  std::uint64_t value = 0;
  for (unsigned shift = 0; shift < 64; shift += 7) {
    if (rest.empty()) break;
    const auto byte = static_cast<std::uint8_t>(rest.front());
    rest.remove_prefix(1);
    value |= std::uint64_t(byte & 0x7FU) << shift;
    if (byte < 0x80) return value;
  }
  throw std::runtime_error("a trained net is cut short");
}

Field readField(std::string_view& rest) {
  const std::string_view before = rest;
  const std::uint64_t tag = readNumber(rest);
  Field field{tag >> 3U, tag & 7U, 0, {}, {}};
  std::uint64_t length = 0;
  if (field.type == WireType::number) field.value = readNumber(rest);
  if (field.type == WireType::bytes) length = readNumber(rest);
  if (field.type == WireType::eightBytes) length = 8;
  if (field.type == WireType::fourBytes) length = 4;
  if (length > rest.size()) throw std::runtime_error("a trained net is cut short");
  field.content = rest.substr(0, length);
  rest.remove_prefix(length);
  field.all = before.substr(0, before.size() - rest.size());
  return field;
}

void appendNumber(std::string& to, std::uint64_t value) {
  for (; value >= 0x80; value >>= 7U) to += static_cast<char>(value | 0x80U);
  to += static_cast<char>(value);
}

void appendBytes(std::string& to, std::uint64_t id, std::string_view content) {
  appendNumber(to, id << 3U | WireType::bytes);
  appendNumber(to, content.size());
  to += content;
}

std::string wholeNumbers(std::string_view halves) {
  cv::Mat half(1, static_cast<int>(halves.size() / 2), CV_16F), whole;
  std::memcpy(half.data, halves.data(), half.total() * 2);
  half.convertTo(whole, CV_32F);
  return {reinterpret_cast<const char*>(whole.data), whole.total() * 4};
}

std::string wholeTensor(std::string_view tensor) {
  bool half = false;
  for (std::string_view rest = tensor; !rest.empty();) {
    const Field field = readField(rest);
    half |= field.id == kTypeOfTensor && field.value == kHalf;
  }
  if (!half) return std::string(tensor);
  std::string whole;
  for (std::string_view rest = tensor; !rest.empty();) {
    const Field field = readField(rest);
    if (field.id == kTypeOfTensor) {
      appendNumber(whole, kTypeOfTensor << 3U | WireType::number);
      appendNumber(whole, kWhole);
    } else if (field.id == kBytesOfTensor) {
      appendBytes(whole, kBytesOfTensor, wholeNumbers(field.content));
    } else {
      whole += field.all;
    }
  }
  return whole;
}

/// Copies a message, with the content of the fields `id` replaced.
template <typename Change>
std::string changed(std::string_view message, std::uint64_t id, const Change& change) {
  std::string copy;
  copy.reserve(message.size());
  while (!message.empty()) {
    const Field field = readField(message);
    if (field.id == id)
      appendBytes(copy, id, change(field.content));
    else
      copy += field.all;
  }
  return copy;
}

}  // namespace

std::string withWholeWeights(std::string_view onnx) {
  return changed(onnx, kGraphOfModel,
                 [](std::string_view graph) { return changed(graph, kWeightsOfGraph, wholeTensor); });
}

}  // namespace lk::vision
