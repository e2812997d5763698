#include "app/kit/library_cards.h"

#include <optional>

#include "app/kit/picture_header.h"
#include "app/kit/references.h"
#include "codecs/codecs.h"

namespace lk::app {

namespace {

/// Libraries up to this size are kept in memory completely, 13 MB at most, because reading a descriptor costs
/// as much as comparing it.
constexpr std::size_t kSmall = 1000;
constexpr std::size_t kMaxFaces = 256;  // kept at once, 40 MB
/// In pixels; enrolling stores far smaller pictures of its cards.
constexpr long long kMaxReferenceSide = 4000;

Fault unreadable(const std::string& key) {
  return {"library", 0, "holds an unreadable picture of " + key, "enrol that card again"};
}

std::optional<vision::CardCode> validCode(const carddb::StoredCode& stored) {
  if (stored.descriptorVersion != vision::kDescriptorVersion) return std::nullopt;
  return vision::codeFromBytes(stored.code.data(), stored.code.size());
}

/// Returns the picture of a reference; empty if it cannot be decoded.
cv::Mat decodedReference(const std::vector<std::uint8_t>& bytes) {
  // Check the size in the header first: a small file may expand to a picture that fills all memory.
  const std::optional<PictureHeader> header = readPictureHeader(bytes);
  if (!header || header->width > kMaxReferenceSide || header->height > kMaxReferenceSide) return {};
  return codecs::decode(bytes);
}

vision::Quad wholeOf(const cv::Mat& picture) {
  const auto w = static_cast<float>(picture.cols);
  const auto h = static_cast<float>(picture.rows);
  return {cv::Point2f(0, 0), cv::Point2f(w, 0), cv::Point2f(w, h), cv::Point2f(0, h)};
}

/// Returns the descriptor of a row; calculated from its picture if this version cannot use the stored one.
Outcome<vision::Descriptor> usableDescriptor(const carddb::Library& library,
                                             const carddb::StoredReference& row) {
  if (row.descriptorVersion == vision::kDescriptorVersion && vision::isUsable(row.descriptor))
    return row.descriptor;
  const auto picture = library.picture(row.rowId);
  if (!picture) return picture.fault();
  std::optional<vision::Descriptor> made = describePicture(*picture);
  if (!made) return unreadable(cardKey(row.game, row.card));
  return std::move(*made);
}

}  // namespace

std::optional<vision::Descriptor> describePicture(const std::vector<std::uint8_t>& bytes) {
  const cv::Mat picture = decodedReference(bytes);
  if (picture.empty()) return std::nullopt;
  return vision::describeCard(picture, wholeOf(picture));
}

Outcome<vision::CardCode> LibraryStore::remake(std::uint32_t place) {
  const auto row = library_.reference(rows_[place]);
  if (!row) return row.fault();
  Outcome<vision::Descriptor> descriptor = usableDescriptor(library_, *row);
  if (!descriptor) return descriptor.fault();
  const vision::CardCode code = vision::codeOf(*descriptor);
  remade_.emplace(place, std::move(*descriptor));
  return code;
}

Outcome<std::vector<vision::CardCode>> LibraryStore::load(std::string_view game) {
  std::vector<vision::CardCode> codes;
  std::vector<std::uint32_t> stale;
  const Outcome<Done> read = library_.codes(game.empty() ? std::nullopt : std::optional(game),
                                            [&](const carddb::StoredCode& stored) {
                                              const std::optional<vision::CardCode> code = validCode(stored);
                                              if (!code)
                                                stale.push_back(static_cast<std::uint32_t>(rows_.size()));
                                              rows_.push_back(stored.rowId);
                                              codes.push_back(code.value_or(vision::CardCode{}));
                                            });
  if (!read) return read.fault();
  for (const std::uint32_t place : stale) {
    const Outcome<vision::CardCode> code = remake(place);
    if (!code) return code.fault();
    codes[place] = *code;
  }
  if (rows_.size() > kSmall) return codes;
  std::vector<vision::Reference> all;
  for (std::uint32_t place = 0; place < rows_.size(); ++place) {
    Outcome<vision::Reference> reference = whole(place);
    if (!reference) return reference.fault();
    all.push_back(std::move(*reference));
  }
  inMemory_ = std::move(all);
  return codes;
}

Outcome<vision::Reference> LibraryStore::whole(std::uint32_t place) const {
  Outcome<carddb::StoredReference> row = library_.reference(rows_[place]);
  if (!row) return row.fault();
  vision::Reference reference{cardKey(row->game, row->card), row->back, {}};
  if (const auto remade = remade_.find(place); remade != remade_.end())
    reference.descriptor = remade->second;
  else if (row->descriptorVersion == vision::kDescriptorVersion)
    reference.descriptor = std::move(row->descriptor);
  return reference;
}

void LibraryStore::read(const std::vector<std::uint32_t>& places, const Use& use) const {
  if (!inMemory_.empty()) {
    for (std::size_t i = 0; i < places.size(); ++i) use(i, inMemory_[places[i]]);
    return;
  }
  // Read everything first, so that other threads can read while this one compares.
  std::vector<std::pair<std::size_t, vision::Reference>> references;
  references.reserve(places.size());
  {
    const std::lock_guard lock(mutex_);
    for (std::size_t i = 0; i < places.size(); ++i)
      if (Outcome<vision::Reference> reference = whole(places[i]))
        references.emplace_back(i, std::move(*reference));
  }
  for (const auto& [i, reference] : references) use(i, reference);
}

vision::FaceCode LibraryStore::face(std::uint32_t place) const {
  std::vector<std::uint8_t> bytes;
  {
    const std::lock_guard lock(mutex_);
    if (const auto known = faces_.find(place); known != faces_.end()) return known->second;
    Outcome<std::vector<std::uint8_t>> picture = library_.picture(rows_[place]);
    if (!picture) return {};
    bytes = std::move(*picture);
  }
  const cv::Mat picture = decodedReference(bytes);
  if (picture.empty()) return {};
  vision::FaceCode face = vision::faceCodeOfReference(picture, wholeOf(picture));
  const std::lock_guard lock(mutex_);
  if (faces_.size() >= kMaxFaces) faces_.clear();
  return faces_.emplace(place, std::move(face)).first->second;
}

std::string LibraryStore::nameOf(const std::string& key) const {
  const KeyParts parts = partsOfKey(key);
  if (parts.game.empty()) return key;
  const std::lock_guard lock(mutex_);
  const auto name = library_.name(parts.game, parts.card);
  return name && *name ? **name : key;
}

Outcome<LibraryCards> libraryCards(const std::string& path, std::string_view game) {
  Outcome<carddb::Library> library = carddb::Library::open(path, carddb::LibraryMode::readOnly);
  if (!library) return library.fault();
  const auto store = std::make_shared<LibraryStore>(std::move(*library));
  Outcome<std::vector<vision::CardCode>> codes = store->load(game);
  if (!codes) {
    Fault fault = codes.fault();
    fault.file = path;
    return fault;
  }
  return LibraryCards{{std::move(*codes), store}, store};
}

Outcome<Done> refreshDescriptors(carddb::Library& library) {
  std::vector<std::int64_t> stale;
  const Outcome<Done> read = library.codes({}, [&](const carddb::StoredCode& stored) {
    if (!validCode(stored)) stale.push_back(stored.rowId);
  });
  if (!read) return read.fault();
  std::vector<carddb::Library::NewDescriptor> made;
  for (const std::int64_t row : stale) {
    const auto reference = library.reference(row);
    if (!reference) return reference.fault();
    Outcome<vision::Descriptor> descriptor = usableDescriptor(library, *reference);
    if (!descriptor) return descriptor.fault();
    std::vector<std::uint8_t> code = toBytes(vision::codeOf(*descriptor));
    made.push_back({row, std::move(*descriptor), std::move(code), vision::kDescriptorVersion});
  }
  return made.empty() ? Outcome<Done>(Done{}) : library.updateDescriptors(made);
}

}  // namespace lk::app
