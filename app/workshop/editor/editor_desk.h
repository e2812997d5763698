// The desk on which people make a card: the card, its form, what can be undone,
// and the packs it comes from and goes to. Everything but the window.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/phrases/effects/effect_text.h"
#include "app/workshop/editor/card_faults.h"
#include "app/workshop/editor/desk_packs.h"
#include "app/workshop/editor/draft.h"
#include "app/workshop/editor/edit_history.h"
#include "app/workshop/editor/form.h"

namespace lk::app {

/// Where the desk keeps things. Empty names keep nothing (pictures, tests).
struct DeskPlaces {
  std::string packs;  // folder of own packs
  std::string draft;  // file
};

/// Not thread-safe. Writing drafts happens on a thread of its own.
class EditorDesk {
 public:
  EditorDesk(std::shared_ptr<const GameKit> kit, DeskPlaces places, LanguageId language = kEnglish);
  /// From now on the form speaks this language; the card and its history stay.
  void speak(LanguageId language);
  [[nodiscard]] std::string_view game() const { return kit_->id(); }

  /// Puts back what was not saved when the program ended, if anything. True
  /// when there was.
  Outcome<bool> recover();

  // What is on the desk.
  [[nodiscard]] const Json& card() const { return history_.card(); }
  [[nodiscard]] const std::vector<FormRow>& form() const { return form_; }
  [[nodiscard]] const std::string& pack() const { return pack_; }
  /// The id under which the card is in its pack; empty for one that is not
  /// there yet.
  [[nodiscard]] const std::string& former() const { return former_; }
  [[nodiscard]] bool unsaved() const { return card() != saved_; }
  [[nodiscard]] bool canUndo() const { return history_.canUndo(); }
  [[nodiscard]] bool canRedo() const { return history_.canRedo(); }
  /// Worked out at each call.
  [[nodiscard]] std::vector<CardFault> faults() const;
  /// What the referee will do, line by line.
  [[nodiscard]] std::vector<EffectLine> explanation() const;
  [[nodiscard]] rules::CardDef preview() const;

  /// The types a card can be of.
  [[nodiscard]] std::vector<std::string> types() const;
  /// How many items the list at a path has.
  [[nodiscard]] std::size_t lengthOf(const std::string& list) const;

  // The packs.
  struct CardName {
    std::string id;
    QString name;
    std::string type;
  };
  struct PackNames {
    std::string name;
    std::vector<CardName> cards;
  };
  /// Own packs, the one on the desk among them even while it has no card.
  [[nodiscard]] std::vector<PackNames> packs() const;
  /// The cards of the house pack people may begin with a copy of.
  [[nodiscard]] std::vector<CardName> houseCards() const;

  // Beginning. What was on the desk, unsaved, can be brought back.
  void begin(std::string_view type);
  /// A card of an own pack; of whichever has it where `pack` is empty. False
  /// when there is none: nothing changes.
  bool open(const std::string& pack, const std::string& id);
  /// A new card like one that is there, own or not.
  bool copyOf(const std::string& id);
  [[nodiscard]] bool canBringBack() const { return before_.has_value(); }
  /// The card that lay here unsaved before; this one takes its place.
  /// Precondition: canBringBack().
  void bringBack();

  // Filling in. Paths are those of the form; false when there is no such field
  // or item.
  bool set(const std::string& path, Json value);
  /// In or out of a list of names.
  bool toggle(const std::string& path, const std::string& name);
  bool add(const std::string& list, const std::string& what);
  bool remove(const std::string& path);
  bool move(const std::string& path, int by);
  /// An empty picture is the usual one.
  void setPicture(std::string picture);
  /// The texts of all its languages from the effect.
  void writeTexts();
  bool undo();
  bool redo();

  // Keeping.
  /// Writes the card into its pack, and over no other file. The draft is gone
  /// then.
  Outcome<Done> save();
  /// Takes the card out of its pack, and its file away with the last card. What
  /// was on the desk stays there, unsaved, so that it can be saved again.
  Outcome<Done> discard();
  /// The card goes to this pack; [a-z0-9_-]+, else false.
  bool setPack(const std::string& pack);
  Outcome<std::string> importFrom(const std::string& file);
  Outcome<Done> exportTo(const std::string& file) const;
  /// Waits until the draft is on disk.
  void settle() { drafts_.settle(); }

 private:
  void readCards();
  void place(Json card, std::string former);
  void clear();
  void lay(const Draft& draft);
  /// Texts that the effect wrote follow it; texts people wrote stay.
  bool change(Json card, const std::string& at);
  [[nodiscard]] std::string textOf(const Json& card, LanguageId language) const;
  void rebuild();
  void keepDrafts();
  [[nodiscard]] EffectSpeech speech(LanguageId language) const;
  [[nodiscard]] std::string freeId(const std::string& name) const;
  [[nodiscard]] bool isTaken(const std::string& id) const;

  std::shared_ptr<const GameKit> kit_;
  DeskPlaces places_;
  DraftKeeper drafts_;
  DeskPacks packs_;
  FormContext context_;
  EditHistory history_;
  std::vector<FormRow> form_;
  Json saved_;
  std::string pack_ = kFirstPack;
  std::string former_;
  std::optional<Draft> before_;
};

}  // namespace lk::app
