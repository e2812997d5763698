#include "app/kit/reference_cache.h"

#include <filesystem>

#include <QCryptographicHash>
#include <opencv2/core.hpp>

#include "app/kit/painters_digest.h"
#include "carddb/derived.h"
#include "faces/text_fitter.h"

namespace lk::app {

namespace {

constexpr char kKind[] = "reference of a print";

Outcome<carddb::Derived> openDerived(const std::string& file) {
  return carddb::Derived::open(file, carddb::LibraryMode::passing);
}

void removeFile(const std::string& file) {
  std::error_code ignored;
  if (!std::filesystem::is_regular_file(file, ignored)) return;
  for (const char* suffix : {"", "-wal", "-shm"}) std::filesystem::remove(file + suffix, ignored);
}

/// Removes the copies that older versions kept of upgraded libraries.
void removeCopies(const std::string& file) {
  const std::filesystem::path path(file);
  std::error_code ignored;
  std::vector<std::filesystem::path> copies;
  for (const auto& entry : std::filesystem::directory_iterator(path.parent_path(), ignored))
    if (entry.path().filename().string().starts_with(path.filename().string() + ".bak-"))
      copies.push_back(entry.path());
  for (const auto& copy : copies) std::filesystem::remove(copy, ignored);
}

std::string hashOf(const std::vector<std::string>& parts) {
  QCryptographicHash hash(QCryptographicHash::Sha1);
  for (const std::string& part : parts) {
    hash.addData(QByteArray::number(static_cast<qulonglong>(part.size())) + ' ');
    hash.addData(QByteArray::fromRawData(part.data(), static_cast<qsizetype>(part.size())));
  }
  return hash.result().toHex().toStdString();
}

}  // namespace

ReferenceCache::ReferenceCache(std::string file) : file_(std::move(file)) {
  if (file_.empty()) return;
  removeCopies(file_);
  for (const bool again : {false, true}) {
    const Outcome<carddb::Derived> derived = openDerived(file_);
    if (derived && derived->each(kKind, [this](auto key, auto stamp, auto bytes) {
          kept_[std::string(key)] = {std::string(stamp), {bytes.begin(), bytes.end()}};
        }))
      return;
    kept_.clear();
    if (again)
      file_.clear();
    else
      removeFile(file_);
  }
}

const vision::Descriptor* ReferenceCache::find(const std::string& key, std::string_view stamp) const {
  const auto found = kept_.find(key);
  const bool good =
      found != kept_.end() && found->second.stamp == stamp && vision::isUsable(found->second.descriptor);
  return good ? &found->second.descriptor : nullptr;
}

void ReferenceCache::keep(const std::vector<Made>& made) {
  if (file_.empty() || made.empty()) return;
  Outcome<carddb::Derived> derived = openDerived(file_);
  if (!derived) return;
  std::vector<carddb::DerivedThing> things;
  for (const Made& each : made) things.push_back({each.reference.key, each.stamp, each.reference.descriptor});
  static_cast<void>(derived->keep(kKind, things));
}

PrintStamps::PrintStamps()
    : all_(hashOf({kPaintersDigest, std::to_string(vision::kDescriptorVersion), qVersion(), CV_VERSION,
                   faces::fontsOfThisMachine().toStdString()})) {}

std::string PrintStamps::face(const rules::CardDef& card) const {
  // All fields by name, so that a new field of CardDef does not compile until it is added here.
  const auto& [id, name, type, subtype, kind, countsAs, replaces, text, pack, origin, nameOrigin, picture,
               copies, figures, words, deck, needs, effect, means] = card;
  std::vector<std::string> parts{all_,     id,   type,   subtype,    kind,    countsAs,
                                 replaces, pack, origin, nameOrigin, picture, std::to_string(copies)};
  for (const Wording* wording : {&name, &text}) {
    parts.push_back(wording->english);
    for (const auto& [language, translation] : wording->others)
      parts.push_back(std::string(language.id()) + " " + translation);
  }
  for (const rules::CardFigure& figure : figures)
    parts.push_back("figure " + std::string(figure.field) + "=" + std::to_string(figure.value));
  for (const rules::CardWords& each : words) {
    parts.push_back("words " + std::string(each.field));
    parts.insert(parts.end(), each.words.begin(), each.words.end());
  }
  for (const rules::DeckEntry& entry : deck)
    parts.push_back("deck " + entry.card + "=" + std::to_string(entry.count));
  for (const Json* json : {&needs, &effect, &means}) parts.push_back(json->dump());
  return hashOf(parts);
}

std::string PrintStamps::back(std::string_view game, std::string_view deck) const {
  return hashOf({all_, std::string(game), std::string(deck)});
}

}  // namespace lk::app
