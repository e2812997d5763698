#include "app/workshop/enrolling/own_cards.h"

#include <algorithm>
#include <filesystem>

#include "app/kit/library_cards.h"

namespace lk::app {

Outcome<OwnCards> OwnCards::open(const std::string& file, const std::string& game) {
  OwnCards own(file, game);
  std::error_code error;
  if (!std::filesystem::exists(file, error)) return own;
  const Outcome<carddb::Library> library = carddb::Library::open(file, carddb::LibraryMode::readOnly);
  if (!library) return library.fault();
  const auto rows = library->references(game, carddb::Parts::names);
  if (!rows) return rows.fault();
  for (const carddb::StoredReference& row : *rows)
    own.references_.push_back({row.rowId, row.card, row.name, row.back});
  Outcome<LibraryCards> cards = libraryCards(file, game);
  if (!cards) return cards.fault();
  own.stored_ = std::move(cards->shelf);
  return own;
}

Outcome<Done> OwnCards::add(TaughtCard card) {
  if (!library_) {
    Outcome<carddb::Library> opened = carddb::Library::open(file_, carddb::LibraryMode::createIfMissing);
    if (!opened) return opened.fault();
    library_ = std::move(*opened);
  }
  if (const Outcome<Done> done = library_->addReferences({card.row}); !done) return done;
  const auto rows = library_->references(game_, carddb::Parts::names);
  if (!rows) return rows.fault();
  const auto stored = std::find_if(rows->rbegin(), rows->rend(), [&](const carddb::StoredReference& row) {
    return row.card == card.row.card && row.back == card.row.back;
  });
  if (stored == rows->rend()) return Fault{file_, 0, "lost the card just stored", "teach it again"};
  references_.push_back({stored->rowId, stored->card, stored->name, stored->back});
  added_.push_back(std::move(card.reference));
  return Done{};
}

Outcome<std::optional<OwnReference>> OwnCards::undo() {
  if (added_.empty()) return std::optional<OwnReference>();
  const OwnReference last = references_.back();
  if (const Outcome<Done> done = library_->removeReferences({last.rowId}); !done) return done.fault();
  references_.pop_back();
  added_.pop_back();
  return std::optional(last);
}

int OwnCards::count(const std::string& card) const {
  return static_cast<int>(std::count_if(references_.begin(), references_.end(),
                                        [&](const OwnReference& each) { return each.card == card; }));
}

std::vector<vision::ReferenceShelf> OwnCards::shelves() const {
  std::vector<vision::ReferenceShelf> out;
  if (stored_) out.push_back(*stored_);
  if (!added_.empty()) out.push_back(vision::shelved(added_));
  return out;
}

}  // namespace lk::app
