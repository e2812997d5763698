#include "vision/dice_net.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace lk::vision {

namespace {

constexpr std::size_t kWidest = 64;  // outputs of a layer at most
constexpr double kHopeless = -4;     // log odds at first sight below which no second look is worth it

void appendEvidence(const FaceGuess& guess, const FaceEvidence& e, std::vector<float>& to) {
  for (int value = 1; value <= 6; ++value) to.push_back(guess.value == value ? 1.F : 0.F);
  to.insert(to.end(), {e.pipSize * 10, e.misfit * 10, e.squareness, e.flatness, e.flattest, e.ragged * 5,
                       e.raggedest * 5, std::min(e.ringNoise, 2.F), std::log(e.contrast) - 3,
                       e.contrastSpread, e.sizeSpread, e.insideSpread, std::min(e.aroundSpread, 2.F),
                       std::clamp(e.weakestPresent, -1.F, 2.F), std::clamp(e.strongestAbsent, -1.F, 2.F),
                       std::min(e.straysInside, 4.F) / 2, std::min(e.straysNear, 8.F) / 4, e.uniformity});
  to.insert(to.end(), e.reach.begin(), e.reach.end());
  to.push_back(std::log(guess.side()) - 3.5F);
}

/// The trained layers with their weights as numbers, inputs outside, outputs inside: the inner loop runs over
/// neighbours in memory.
struct Layer {
  int inputs, outputs;
  std::vector<float> weights, biases;
};

using Net = std::vector<Layer>;

Layer unpack(const JudgeLayer& packed) {
  Layer layer{packed.inputs, packed.outputs, {}, {packed.biases, packed.biases + packed.outputs}};
  layer.weights.resize(static_cast<std::size_t>(packed.inputs) * packed.outputs);
  for (int o = 0; o < packed.outputs; ++o)
    for (int i = 0; i < packed.inputs; ++i)
      layer.weights[static_cast<std::size_t>(i) * packed.outputs + o] =
          packed.scale * static_cast<float>(packed.weights[o * packed.inputs + i]);
  return layer;
}

const std::vector<Net>& nets() {
  static const std::vector<Net> unpacked = [] {
    std::vector<Net> result;
    for (const auto& packed : kJudgeNets) {
      result.emplace_back();
      for (const JudgeLayer& layer : packed) result.back().push_back(unpack(layer));
    }
    return result;
  }();
  return unpacked;
}

double logOdds(const Net& net, const std::vector<float>& inputs) {
  std::array<float, kWidest> values{};
  std::array<float, kWidest> next{};
  const float* from = inputs.data();
  for (const Layer& layer : net) {
    std::copy(layer.biases.begin(), layer.biases.end(), next.begin());
    const float* row = layer.weights.data();
    for (int i = 0; i < layer.inputs; ++i, row += layer.outputs) {
      const float value = from[i];
      if (value == 0) continue;
      for (int o = 0; o < layer.outputs; ++o) next[o] += value * row[o];
    }
    if (&layer != &net.back())
      for (int o = 0; o < layer.outputs; ++o) next[o] = std::max(next[o], 0.F);
    values = next;
    from = values.data();
  }
  return values.front();
}

/// The same face looked at from another of its four sides (`view` 0..3), or mirrored (4..7).
std::vector<float> viewed(const std::vector<float>& inputs, int view) {
  std::vector<float> result = inputs;
  for (int plane = 0; plane < 2; ++plane) {
    const int first = kEvidenceInputs + plane * kPatch * kPatch;
    for (int y = 0; y < kPatch; ++y)
      for (int x = 0; x < kPatch; ++x) {
        int fromX = view >= 4 ? kPatch - 1 - x : x;
        int fromY = y;
        for (int turn = view % 4; turn > 0; --turn) {
          const int swapped = kPatch - 1 - fromX;
          fromX = fromY;
          fromY = swapped;
        }
        result[first + y * kPatch + x] = inputs[first + fromY * kPatch + fromX];
      }
  }
  return result;
}

}  // namespace

std::vector<float> judgeInputs(const cv::Mat3f& lab, const std::vector<Pip>& pips, const FaceGuess& guess,
                               const FaceEvidence& evidence) {
  std::vector<float> inputs;
  inputs.reserve(kJudgeInputs);
  appendEvidence(guess, evidence, inputs);
  const Paint paint(pips, guess.pips);
  inputs.resize(kJudgeInputs);
  float* likeness = inputs.data() + kEvidenceInputs;
  float* distance = likeness + kPatch * kPatch;
  constexpr float step = 2 * kPatchReach / (kPatch - 1);
  const float scale = 1 / std::max(paint.contrast, 12.F);
  for (int y = 0; y < kPatch; ++y)
    for (int x = 0; x < kPatch; ++x) {
      const cv::Point2f at =
          guess.at(-kPatchReach + step * static_cast<float>(x), -kPatchReach + step * static_cast<float>(y));
      const cv::Vec3f colour = colourAt(lab, at);
      *likeness++ = std::clamp(paint.pipness(colour), -1.F, 1.5F);
      *distance++ = std::min(static_cast<float>(cv::norm(colour - paint.around)) * scale, 2.F);
    }
  return inputs;
}

double judge(const std::vector<float>& inputs) {
  double sum = logOdds(nets().front(), inputs);
  if (sum < kHopeless) return 0;
  std::size_t looks = 1;
  for (std::size_t n = 1; n < nets().size(); ++n, ++looks) sum += logOdds(nets()[n], inputs);
  for (int view = 1; view < 8; ++view) {
    const std::vector<float> turned = viewed(inputs, view);
    for (const Net& net : nets()) {
      sum += logOdds(net, turned);
      ++looks;
    }
  }
  return 1 / (1 + std::exp(-sum / static_cast<double>(looks)));
}

}  // namespace lk::vision
