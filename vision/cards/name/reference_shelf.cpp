#include "vision/cards/name/reference_shelf.h"

#include <utility>

#include "vision/cards/name/describe/card_look.h"

namespace lk::vision {
namespace {

class InMemory final : public ReferenceStore {
 public:
  explicit InMemory(std::vector<Reference> references) : references_(std::move(references)) {}
  void read(const std::vector<std::uint32_t>& places, const Use& use) const override {
    for (std::size_t i = 0; i < places.size(); ++i) use(i, references_[places[i]]);
  }
  [[nodiscard]] FaceCode face(std::uint32_t place) const override { return references_[place].face; }

 private:
  std::vector<Reference> references_;
};

}  // namespace

CardCode codeOf(const Descriptor& descriptor) {
  const cv::Mat look = fromDescriptor(descriptor).look;
  CV_Assert(!look.empty());
  return codesOf(look).upright;
}

ReferenceShelf shelved(std::vector<Reference> references) {
  ReferenceShelf shelf;
  for (const Reference& reference : references) shelf.codes.push_back(codeOf(reference.descriptor));
  shelf.store = std::make_shared<InMemory>(std::move(references));
  return shelf;
}

}  // namespace lk::vision
