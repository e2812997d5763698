// What a search for card outlines is told, and what it tells about its steps.
#pragma once

#include <optional>
#include <vector>

#include "vision/core/sighting.h"
#include "vision/core/stages.h"

namespace lk::vision {

/// What became of an outline that was examined.
enum class OutlineFate {
  notCardShaped,   // no rectangle of a card's proportions projects to this under any likely camera
  sidesNotSeen,    // too little edge support
  outsidePicture,  // or as large as the image
  ignored,         // in an ignored area, or a sheet with two marks
  rival,           // another outline at the same place was chosen
  card,
};

/// Intermediate results of the finder, for diagnosis. Image pixels.
struct FinderSteps {
  struct Tried {
    Quad rough{};
    Quad fitted{};  // equals `rough` if no fit was tried
    double score = 0;
    OutlineFate fate = OutlineFate::notCardShaped;
  };
  cv::Mat reduced;  // the image from which proposals are made
  std::vector<Quad> proposals;
  std::vector<Tried> tried;  // the proposals without near duplicates
};

struct UnexplainedShapes;

struct CardFinderOptions {
  double aspect = 88.0 / 63.0;  // long side over short side
  double aspectTolerance = 0.25;
  /// Area to ignore (255), for example trays and other sheets. CV_8U of the image's size, or empty.
  cv::Mat ignore;
  /// Marks of sheets. An outline around two of them is a sheet and not a card.
  std::vector<Quad> marks;
  FinderSteps* steps = nullptr;  // filled if not null; not owned
  /// Filled if not null and the cards have a common size, see unexplained_shapes.h; not owned.
  std::optional<UnexplainedShapes>* unexplained = nullptr;
  Stages stages;
};

}  // namespace lk::vision
