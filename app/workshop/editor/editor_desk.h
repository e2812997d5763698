// The card editor without the window: the current card, its form and undo history, and the packs it comes
// from and is saved in.
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

/// The files of the editor. With empty names nothing is stored (screenshots, tests).
struct DeskPlaces {
  std::string packs;  // folder of own packs
  std::string draft;  // file
};

/// Not thread-safe. Drafts are written on a thread of its own.
class EditorDesk {
 public:
  EditorDesk(std::shared_ptr<const GameKit> kit, DeskPlaces places, LanguageId language = kEnglish);
  /// Sets the language of the form. The card and its history do not change.
  void speak(LanguageId language);
  [[nodiscard]] std::string_view game() const { return kit_->id(); }

  /// Restores the card that was unsaved when the program ended. Returns whether there was one.
  Outcome<bool> recover();

  // The current card.
  [[nodiscard]] const Json& card() const { return history_.card(); }
  [[nodiscard]] const std::vector<FormRow>& form() const { return form_; }
  [[nodiscard]] const std::string& pack() const { return pack_; }
  /// The id under which the card is stored in its pack; empty if it is not stored.
  [[nodiscard]] const std::string& former() const { return former_; }
  [[nodiscard]] bool unsaved() const { return card() != saved_; }
  [[nodiscard]] bool canUndo() const { return history_.canUndo(); }
  [[nodiscard]] bool canRedo() const { return history_.canRedo(); }
  /// Computed at each call.
  [[nodiscard]] std::vector<CardFault> faults() const;
  /// The effect as the referee will apply it, line by line.
  [[nodiscard]] std::vector<EffectLine> explanation() const;
  [[nodiscard]] rules::CardDef preview() const;

  /// The types that a card can have.
  [[nodiscard]] std::vector<std::string> types() const;
  /// Returns the length of the list at a path.
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
  /// The own packs, including the current one even if it has no card yet.
  [[nodiscard]] std::vector<PackNames> packs() const;
  /// The cards of the house pack that people can copy.
  [[nodiscard]] std::vector<CardName> houseCards() const;

  // Starting. The previous card can be restored if it was unsaved.
  void begin(std::string_view type);
  /// Opens a card of an own pack; if `pack` is empty, of the own pack that contains it. Returns false if
  /// there is none; nothing changes then.
  bool open(const std::string& pack, const std::string& id);
  /// Starts a new card as a copy of any existing one.
  bool copyOf(const std::string& id);
  [[nodiscard]] bool canBringBack() const { return before_.has_value(); }
  /// Restores the previous unsaved card. The current card, if unsaved, can then be restored in turn.
  /// Precondition: canBringBack().
  void bringBack();

  // Editing. Paths are those of the form. The functions return false if there is no such field or item.
  bool set(const std::string& path, Json value);
  /// Adds a name to a list of names, or removes it.
  bool toggle(const std::string& path, const std::string& name);
  bool add(const std::string& list, const std::string& what);
  bool remove(const std::string& path);
  bool move(const std::string& path, int by);
  /// Sets the picture; an empty one means the default.
  void setPicture(std::string picture);
  /// Generates the texts, in all languages of the card, from the effect.
  void writeTexts();
  bool undo();
  bool redo();

  // Saving.
  /// Writes the card into its pack, changing no other file. The draft is deleted then.
  Outcome<Done> save();
  /// Removes the card from its pack; with the last card the file is deleted. The card stays in the editor,
  /// unsaved, so that it can be saved again.
  Outcome<Done> discard();
  /// Sets the pack for the card. Returns false if the name is not [a-z0-9_-]+ or is that of the house pack.
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
  /// Changes the card. Generated texts are updated to the effect; texts that people wrote stay.
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
