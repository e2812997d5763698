// The picture of a game's balance: matchups, starters, endings, and win rates of cards.
#include <algorithm>
#include <cmath>
#include <set>

#include <QLocale>
#include <QPainter>

#include "app/phrases/card_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"
#include "app/phrases/moves/move_words.h"
#include "app/phrases/qt_text.h"
#include "app/phrases/words.h"
#include "app/record/balance/balance_report.h"

namespace lk::app {

namespace {

struct BalanceWords {
  Q_DECLARE_TR_FUNCTIONS(BalanceWords)
};

constexpr int kWidth = 1400, kEdge = 60, kRow = 40, kLabel = 380;
constexpr std::size_t kMaxCards = 12;   // at each end of the list
constexpr double kMinShown = 0.001;     // fraction of all games; rarer cards have too few games to be shown
constexpr std::int64_t kMinGames = 10;  // the same, as a number
constexpr double kFullColour = 0.15;    // distance from an even share at which a cell has its full colour
const QColor kInk(0x21, 0x1c, 0x14), kSoft(0x5b, 0x51, 0x41), kGrid(0xd8, 0xcc, 0xb6),
    kPaper(0xfb, 0xf7, 0xee);
const QColor kAhead(0x0d, 0x63, 0x78), kBehind(0x9f, 0x3f, 0x1d);

QString percent(double share) {
  return BalanceWords::tr("%1 %").arg(QLocale().toString(100 * share, 'f', 1));
}

QString count(std::int64_t games) {
  return QLocale().toString(static_cast<qlonglong>(games));
}

/// A page of rows from top to bottom. It is drawn twice, first without a painter to get its height.
class Page {
 public:
  explicit Page(QPainter* painter) : painter_(painter) {}
  [[nodiscard]] int bottom() const { return y_; }

  void heading(const QString& text, const QString& below = {}) {
    y_ += y_ == kEdge ? 0 : kRow;
    write({kEdge, y_, kWidth - 2 * kEdge, kRow}, text, kInk, 26, true);
    y_ += kRow;
    if (!below.isEmpty()) note(below);
  }

  void note(const QString& text) {
    write({kEdge, y_, kWidth - 2 * kEdge, kRow}, text, kSoft, 19);
    y_ += kRow;
  }

  /// A share as a bar from the middle (an even share), with its confidence interval as a line. `below`: it
  /// belongs to the row above.
  void share(const QString& label, const rules::Tally& tally, bool below = false) {
    const rules::Interval around = rules::confidence(tally);
    const double from = kEdge + kLabel, width = kWidth - 2 * kEdge - kLabel - 330;
    const auto at = [&](double share) { return from + share * width; };
    write({kEdge + (below ? 30 : 0), y_, kLabel - 20 - (below ? 30 : 0), kRow}, label, below ? kSoft : kInk,
          20);
    if (painter_) {
      const double even = at(0.5), end = at(tally.rate());
      painter_->fillRect(QRectF(std::min(even, end), y_ + 9, std::abs(end - even), kRow - 18),
                         tally.rate() < 0.5 ? kBehind : kAhead);
      painter_->fillRect(QRectF(even - 1, y_, 2, kRow), kGrid);
      painter_->fillRect(QRectF(at(around.low), y_ + kRow / 2.0 - 1.5, at(around.high) - at(around.low), 3),
                         kInk);
    }
    write({kWidth - kEdge - 320, y_, 320, kRow},
          BalanceWords::tr("%1  (%2 to %3)")
              .arg(percent(tally.rate()), percent(around.low), percent(around.high)),
          kInk, 19);
    y_ += kRow;
  }

  /// A fraction of all games as a bar; with `ofAll` its text names both numbers.
  void part(const QString& label, std::int64_t games, std::int64_t all, bool ofAll = false) {
    const double width = kWidth - 2 * kEdge - kLabel - 330;
    const double of = all == 0 ? 0 : static_cast<double>(games) / static_cast<double>(all);
    write({kEdge, y_, kLabel - 20, kRow}, label, kInk, 20);
    if (painter_) painter_->fillRect(QRectF(kEdge + kLabel, y_ + 9, of * width, kRow - 18), kAhead);
    write({kWidth - kEdge - 320, y_, 320, kRow},
          ofAll ? BalanceWords::tr("%1  (%2 of %3)").arg(percent(of), count(games), count(all))
                : BalanceWords::tr("%1  (%2 games)").arg(percent(of), count(games)),
          kInk, 19);
    y_ += kRow;
  }

  void matrix(const rules::PlayReport& report, const GameKit& kit) {
    std::set<std::string> sides;
    for (const auto& [pair, tally] : report.matchups) sides.insert(pair.first);
    const int cell =
        std::min(150, (kWidth - 2 * kEdge - kLabel) / std::max(1, static_cast<int>(sides.size())));
    int x = kEdge + kLabel;
    for (const std::string& side : sides) {
      write({x, y_, cell - 6, kRow}, cardName(kit, side), kSoft, 18, false, Qt::AlignHCenter);
      x += cell;
    }
    y_ += kRow;
    for (const std::string& side : sides) {
      write({kEdge, y_, kLabel - 20, kRow + 14}, cardName(kit, side), kInk, 20);
      x = kEdge + kLabel;
      for (const std::string& other : sides) {
        const auto found = report.matchups.find({side, other});
        if (found != report.matchups.end()) matchup({x, y_, cell - 6, kRow + 8}, found->second);
        x += cell;
      }
      y_ += kRow + 14;
    }
  }

 private:
  void matchup(const QRect& box, const rules::Tally& tally) {
    if (!painter_) return;
    const rules::Interval around = rules::confidence(tally);
    const bool luck = around.low <= 0.5 && 0.5 <= around.high;
    const double rate = tally.rate(), strength = luck ? 0 : std::min(1.0, std::abs(rate - 0.5) / kFullColour);
    QColor ground = rate < 0.5 ? kBehind : kAhead;
    ground.setAlphaF(0.08 + 0.82 * strength);
    painter_->fillRect(box, ground);
    write(box, percent(rate),
          luck              ? kSoft
          : strength > 0.45 ? QColor(Qt::white)
                            : kInk,
          18, false, Qt::AlignHCenter);
  }

  void write(const QRect& box, const QString& text, const QColor& ink, int pixels, bool bold = false,
             Qt::Alignment across = Qt::AlignLeft) {
    if (!painter_) return;
    QFont font(QStringLiteral("Noto Sans"));
    font.setPixelSize(pixels);
    font.setBold(bold);
    painter_->setFont(font);
    painter_->setPen(ink);
    painter_->drawText(box, static_cast<int>(Qt::AlignVCenter | across),
                       painter_->fontMetrics().elidedText(text, Qt::ElideRight, box.width()));
  }

  QPainter* painter_;
  int y_ = kEdge;
};

using CardRow = std::pair<std::string, rules::Tally>;

/// Returns the cards with enough games, those with the highest win rate first.
std::vector<CardRow> cardsByShare(const rules::PlayReport& report) {
  std::vector<CardRow> rows;
  for (const auto& [card, tally] : report.cards)
    if (tally.games >= kMinGames &&
        static_cast<double>(tally.games) >= kMinShown * static_cast<double>(report.totals.games))
      rows.emplace_back(card, tally);
  std::stable_sort(rows.begin(), rows.end(),
                   [](const CardRow& a, const CardRow& b) { return a.second.rate() > b.second.rate(); });
  return rows;
}

/// Returns what decided a game ("knockout"); the game's own word if its phrases have none.
QString endingText(const std::string& by, const GameKit& kit) {
  const GameWords& words = gameWords(kit.id());
  for (const auto& phrases : {words.results, words.deciders})
    if (const QString text = phrase(phrases, by); !text.isEmpty())
      return fill(text, {{"winner", BalanceWords::tr("a player")}});
  return QString::fromStdString(by).replace(QLatin1Char('_'), QLatin1Char(' '));
}

/// Returns who plays, as in `simulate --players`, in words.
QString playerText(const std::string& who) {
  constexpr std::string_view kHouse = "house:";
  if (who == "random") return BalanceWords::tr("chance", "it makes random legal choices");
  if (who == "greedy") return BalanceWords::tr("a program that looks one event ahead");
  if (!who.starts_with(kHouse)) return qtText(who);
  bool isTime = false;
  const int milliseconds = qtText(who.substr(kHouse.size())).toInt(&isTime);
  return isTime ? BalanceWords::tr("the house, %1 ms a move").arg(milliseconds)
                : BalanceWords::tr("the house (%1)").arg(qtText(who.substr(kHouse.size())));
}

/// Returns who plays all seats, or each of them where they differ; empty for random play without minds.
QString playersText(const Json& players) {
  std::set<std::string> kinds;
  QStringList each;
  for (const auto& [seat, who] : players.members()) {
    kinds.insert(who.asString());
    each += qtText(seat) + QStringLiteral(": ") + playerText(who.asString());
  }
  return kinds.size() == 1 ? playerText(*kinds.begin()) : listed(each);
}

/// Returns who played how many games, and which differences these can show.
QString aboutText(const rules::PlayReport& report, const Json& players) {
  const rules::Tally even{.games = report.totals.games, .draws = report.totals.games};
  const QString games = count(report.totals.games);
  const QString sure = percent(0.5 - rules::confidence(even).low);
  const QString who = playersText(players);
  return who.isEmpty()
             ? BalanceWords::tr("%1 games of random legal choices: differences below %2 may be luck")
                   .arg(games, sure)
             : BalanceWords::tr("%1 games played by %2: differences below %3 may be luck")
                   .arg(games, who, sure);
}

/// Which choices made no difference that the programs could find.
void layDecisions(Page& page, const rules::PlayReport& report, const GameKit& kit) {
  if (report.decisions.empty()) return;
  page.heading(
      BalanceWords::tr("Decisions that did not matter"),
      BalanceWords::tr("Of a program's choices: how often the best and the worst option that it tried "
                       "were worth the same, within the error"));
  for (const auto& [kind, here] : report.decisions)
    page.part(kindLabel(kind, kit), here.idle, here.made, true);
}

void layCards(Page& page, const rules::PlayReport& report, const GameKit& kit) {
  const std::vector<CardRow> cards = cardsByShare(report);
  if (cards.empty()) return;
  QStringList better;
  for (const CardRow& row : cards)
    if (report.isBetterLeftOut(row.first)) better += cardName(kit, row.first);
  page.heading(
      BalanceWords::tr("Which cards win"),
      report.drawn.empty()
          ? BalanceWords::tr("How often a player who used the card won")
          : BalanceWords::tr("How often a player who used the card won, and who had it and kept it"));
  for (std::size_t i = 0; i < cards.size(); ++i) {
    if (i >= kMaxCards && i + kMaxCards < cards.size()) continue;
    page.share(cardName(kit, cards[i].first), cards[i].second);
    const auto kept = report.leftOut.find(cards[i].first);
    if (kept != report.leftOut.end() && kept->second.games >= kMinGames)
      page.share(BalanceWords::tr("kept", "a card in the hand, by a player who never used it"), kept->second,
                 true);
  }
  if (!better.isEmpty()) page.heading(BalanceWords::tr("Better kept than used"), listed(better));
}

void lay(Page& page, const rules::PlayReport& report, const GameKit& kit, const Json& players) {
  page.heading(BalanceWords::tr("Balance of %1").arg(gameName(kit.id())), aboutText(report, players));
  if (report.starters) {
    page.heading(BalanceWords::tr("Who goes first"));
    page.share(BalanceWords::tr("The starting player"), *report.starters);
  }
  if (!report.matchups.empty()) {
    page.heading(
        BalanceWords::tr("Against each other"),
        report.starters
            ? BalanceWords::tr("How often the row beats the column; on the diagonal: how often the first "
                               "player wins. Without colour: it may be luck")
            : BalanceWords::tr("How often the row beats the column; on the diagonal: how often player A "
                               "wins. Without colour: it may be luck"));
    page.matrix(report, kit);
  }
  if (const auto options = report.optionsCompared(); !options.empty()) {
    page.heading(BalanceWords::tr("House rules compared"),
                 report.starters ? BalanceWords::tr("How often the starting player wins with each")
                                 : BalanceWords::tr("How often players win with each"));
    for (const auto& [named, tally] : options)
      page.share(BalanceWords::tr("%1: %2").arg(qtText(named.first), qtText(named.second)), tally);
  }
  page.heading(BalanceWords::tr("How games end"),
               BalanceWords::tr("Half of all games take %1 events or fewer, nine in ten between %2 and %3")
                   .arg(report.lengthAt(0.5))
                   .arg(report.lengthAt(0.05))
                   .arg(report.lengthAt(0.95)));
  if (report.swingsAt(1) > 0)
    page.note(
        BalanceWords::tr("The lead changes %1 times or less in half of them, %2 to %3 times in nine of ten")
            .arg(report.swingsAt(0.5))
            .arg(report.swingsAt(0.05))
            .arg(report.swingsAt(0.95)));
  for (const auto& [by, games] : report.endings) page.part(endingText(by, kit), games, report.totals.games);
  layDecisions(page, report, kit);
  layCards(page, report, kit);
}

}  // namespace

QImage balancePicture(const rules::PlayReport& report, const GameKit& kit, const Json& players) {
  Page measured(nullptr);
  lay(measured, report, kit, players);
  QImage picture(kWidth, measured.bottom() + kEdge, QImage::Format_RGB32);
  picture.fill(kPaper);
  QPainter painter(&picture);
  painter.setRenderHint(QPainter::Antialiasing);
  Page drawn(&painter);
  lay(drawn, report, kit, players);
  return picture;
}

}  // namespace lk::app
