// Tracks the printed tokens on a sheet: reads them where something changed, and reports differences.
#pragma once

#include <optional>
#include <vector>

#include "vision/core/stable_sighting.h"
#include "vision/tokens/token_reader.h"
#include "vision/track/track_token_dice.h"

namespace lk::vision {

class TokenTracker {
 public:
  explicit TokenTracker(std::optional<TokenSheet> printed) : printed_(std::move(printed)) {}

  /// Sets which dice on tokens are to be read, from the next observation on. None at first.
  void readDice(std::vector<DieOnToken> dice) { dice_.expect(std::move(dice)); }
  [[nodiscard]] const std::vector<DieOnToken>& diceRead() const { return dice_.expected(); }

  /// Begins an observation of the changed part of the sheet. `sheets`: those located; `changed`: the grid of
  /// cells (255: changed), `cell` a cell's side in image pixels.
  void begin(const std::vector<SheetSighting>& sheets, const cv::Mat& changed, int cell);
  void look(const cv::Mat& bgr);
  /// True if further observations would not change the verdict, or there is nothing to look at.
  [[nodiscard]] bool sure() const;
  /// Returns the effort of an observation; see FrameBudget.
  [[nodiscard]] double effort() const;
  /// Takes over the verdict: a token is what all observations read, at one place. A token that was known and
  /// is now unclear stays where it was.
  std::vector<Change> conclude();
  /// Forgets all tokens. Returns that they are gone.
  std::vector<Change> clear();

  [[nodiscard]] const std::vector<StableToken>& tokens() const { return tokens_; }

 private:
  [[nodiscard]] std::vector<TokenSighting> agreed() const;
  [[nodiscard]] bool anyRingOf(const StableToken& known) const;

  std::optional<TokenSheet> printed_;
  std::vector<StableToken> tokens_;
  TokenDice dice_;
  int lastId_ = 0;
  SheetSighting sheet_;
  cv::Rect2d area_;        // of the sheet, mm; empty: nothing changed on it
  std::size_t sizes_ = 1;  // number of diameters
  std::vector<std::vector<TokenSighting>> observations_;
};

}  // namespace lk::vision
