#include "app/league/printing/league_pages.h"

#include <algorithm>
#include <iterator>

#include <QCollator>
#include <QPainterPath>

#include "app/league/model/pairing.h"
#include "app/league/model/slip.h"
#include "app/league/model/standings.h"
#include "app/league/words/league_words.h"
#include "app/phrases/fill.h"
#include "app/record/printing/print_marks.h"
#include "faces/qr_symbol.h"
#include "faces/text_fitter.h"

namespace lk::league {

namespace {

using app::kPortrait;
using app::PageWriter;
using app::Words;

constexpr double kEdge = app::kMarginMm + 6;  // in millimetres, like all sizes below
constexpr double kSlip = 52;                  // height of a slip
constexpr double kCode = 34;                  // of a QR code with its quiet zone
constexpr double kRow = 8;                    // height of a row
constexpr double kTitle = 14;

/// Two small boxes to be ticked beside a player.
constexpr double kTicks = 46;
constexpr double kTick = 4;

/// Returns a text style with one font size; too long a text is shortened and ends in an ellipsis.
faces::TextStyle letters(double size, bool bold, Qt::Alignment alignment = Qt::AlignLeft) {
  return {.maxSize = size, .minSize = size * 0.6, .bold = bold, .alignment = alignment, .ink = Qt::black};
}

void write(QPainter& painter, const QRectF& box, const QString& text, double size, bool bold = false,
           Qt::Alignment alignment = Qt::AlignLeft) {
  faces::drawFitted(painter, box, text, letters(size, bold, alignment));
}

void paintCode(QPainter& painter, const QRectF& box, const std::string& payload) {
  constexpr int kQuiet = 4;  // modules
  const faces::QrSymbol symbol = faces::qrSymbol(payload);
  const double module = box.width() / (symbol.side + 2 * kQuiet);
  QPainterPath dark;
  for (int y = 0; y < symbol.side; ++y)
    for (int x = 0; x < symbol.side; ++x)
      if (symbol.at(x, y))
        dark.addRect(box.x() + (x + kQuiet) * module, box.y() + (y + kQuiet) * module, module, module);
  painter.fillPath(dark.simplified(), Qt::black);
}

QString titleOf(const League& league) {
  const QString name = QString::fromStdString(league.name);
  return league.season.empty() ? name : name + ", " + QString::fromStdString(league.season);
}

/// Writes a player, with boxes for who won and who plays no further round.
void paintPlayer(QPainter& painter, const QRectF& box, const QString& text) {
  write(painter, {box.x(), box.y(), box.width() - kTicks, box.height()}, text, 6.5);
  double x = box.right() - kTicks + 2;
  for (const QString& label : {Words::tr("won"), Words::tr("drops out")}) {
    painter.setPen(QPen(Qt::black, 0.25));
    painter.drawRect(QRectF(x, box.y() + (box.height() - kTick) / 2, kTick, kTick));
    write(painter, {x + kTick + 1, box.y() + box.height() / 4, kTicks / 2 - kTick - 3, box.height() / 2},
          label, 3.2);
    x += kTicks / 2;
  }
}

void paintSlip(QPainter& painter, const QRectF& box, const StoredLeague& kept, const Match& match) {
  painter.setPen(QPen(QColor(0xa0, 0xa0, 0xa0), 0.15, Qt::DashLine));
  painter.drawLine(box.bottomLeft(), box.bottomRight());
  const double left = box.x();
  const double width = box.width() - kCode - 4;
  write(painter, {left, box.y() + 4, width, 6},
        Words::tr("%1: round %2").arg(titleOf(kept.league)).arg(number(match.round)), 4);
  write(painter, {left, box.y() + 11, width, 10}, Words::tr("Table %1").arg(number(match.table)), 8, true);
  paintPlayer(painter, {left, box.y() + 24, width, 9},
              Words::tr("%1 goes first").arg(named(match.first, kept.names)));
  paintPlayer(painter, {left, box.y() + 35, width, 9}, named(*match.second, kept.names));
  paintCode(painter, {box.right() - kCode, box.y() + (kSlip - kCode) / 2, kCode, kCode},
            payloadOf({kept.id, match.round, match.table}));
}

void writeSlips(PageWriter& pdf, const StoredLeague& kept, const std::vector<Match>& tables) {
  const QSizeF page = pdf.size(kPortrait);
  const auto aPage = static_cast<std::size_t>((page.height() - 2 * app::kMarginMm) / kSlip);
  QPainter* painter = nullptr;
  std::size_t place = 0;
  for (const Match& match : tables) {
    if (!match.second) continue;
    if (place % aPage == 0) painter = &pdf.page(kPortrait);
    const double top = app::kMarginMm + static_cast<double>(place % aPage) * kSlip;
    paintSlip(*painter, {kEdge, top, page.width() - 2 * kEdge, kSlip}, kept, match);
    ++place;
  }
}

/// A column of a list: its heading, and its width as a fraction of the page's width.
struct Column {
  QString heading;
  double width;
  Qt::Alignment alignment = Qt::AlignLeft;
};

void writeList(PageWriter& pdf, const QString& title, const std::vector<Column>& columns,
               const std::vector<QStringList>& rows) {
  const QSizeF page = pdf.size(kPortrait);
  const double width = page.width() - 2 * kEdge;
  QPainter* painter = nullptr;
  double y = page.height();
  const auto line = [&](const QStringList& cells, bool bold) {
    double x = kEdge;
    for (std::size_t column = 0; column < columns.size(); ++column) {
      const double each = columns[column].width * width;
      write(*painter, {x, y, each - 2, kRow * 0.75}, cells[static_cast<qsizetype>(column)], 4.2, bold,
            columns[column].alignment);
      x += each;
    }
    y += kRow;
  };
  QStringList headings;
  for (const Column& column : columns) headings << column.heading;
  for (const QStringList& row : rows) {
    if (y + kRow > page.height() - kEdge) {
      painter = &pdf.page(kPortrait);
      write(*painter, {kEdge, kEdge, width, kTitle * 0.6}, title, 6.5, true);
      y = kEdge + kTitle;
      line(headings, true);
    }
    line(row, false);
  }
}

void writePairings(PageWriter& pdf, const StoredLeague& kept, const std::vector<Match>& tables) {
  std::vector<QStringList> rows;
  rows.reserve(tables.size());
  for (const Match& match : tables)
    rows.push_back({QString::number(number(match.table)), named(match.first, kept.names),
                    match.second ? named(*match.second, kept.names) : Words::tr("a bye")});
  writeList(pdf, Words::tr("%1: round %2").arg(titleOf(kept.league)).arg(number(tables.front().round)),
            {{Words::tr("Table"), 0.12}, {Words::tr("Goes first"), 0.44}, {QString(), 0.44}}, rows);
}

/// By player, in the order of their names in the language of the program.
void writeSeats(PageWriter& pdf, const StoredLeague& kept, const std::vector<Match>& tables) {
  std::vector<QStringList> rows;
  const auto add = [&](PlayerId player, const Match& match, const QString& opponent) {
    rows.push_back({named(player, kept.names),
                    match.second ? QString::number(number(match.table)) : QString(), opponent});
  };
  for (const Match& match : tables) {
    add(match.first, match, match.second ? named(*match.second, kept.names) : Words::tr("a bye"));
    if (match.second) add(*match.second, match, named(match.first, kept.names));
  }
  const QCollator order;
  std::sort(rows.begin(), rows.end(),
            [&](const QStringList& a, const QStringList& b) { return order.compare(a[0], b[0]) < 0; });
  writeList(pdf, Words::tr("%1: round %2").arg(titleOf(kept.league)).arg(number(tables.front().round)),
            {{Words::tr("Player"), 0.44}, {Words::tr("Table"), 0.12}, {Words::tr("Opponent"), 0.44}}, rows);
}

void writeStandings(PageWriter& pdf, const StoredLeague& kept) {
  const bool rated = kept.league.format->ranksByRating;
  std::vector<QStringList> rows;
  for (const Standing& each : standings(kept.league))
    rows.push_back({QString::number(each.place), named(each.player, kept.names),
                    QStringLiteral("%1-%2-%3").arg(each.won + each.byes).arg(each.drawn).arg(each.lost),
                    QString::number(each.points),
                    rated ? QString::number(each.rating->value, 'f', 0) : percent(each.opponents)});
  writeList(pdf, titleOf(kept.league),
            {{Words::tr("Place"), 0.12},
             {Words::tr("Player"), 0.44},
             {Words::tr("Won, drawn, lost"), 0.18, Qt::AlignRight},
             {Words::tr("Points"), 0.12, Qt::AlignRight},
             {rated ? Words::tr("Rating") : Words::tr("Opponents"), 0.14, Qt::AlignRight}},
            rows);
}

}  // namespace

Outcome<int> printLeague(const StoredLeague& kept, LeaguePages what, RoundNumber round,
                         QPageSize::PageSizeId paper, const std::string& file) {
  std::vector<Match> tables;
  std::copy_if(kept.league.matches.begin(), kept.league.matches.end(), std::back_inserter(tables),
               [&](const Match& match) { return match.round == round; });
  if (what == LeaguePages::standings ? kept.league.entries.empty() : tables.empty())
    return Fault{kept.league.name, 0, "has nothing to print yet", "let players join, and pair a round"};
  Outcome<app::OutFile> out = app::OutFile::open(file);
  if (!out) return out.fault();
  PageWriter pdf(std::move(*out), paper);
  if (what == LeaguePages::slips) writeSlips(pdf, kept, tables);
  if (what == LeaguePages::pairings) writePairings(pdf, kept, tables);
  if (what == LeaguePages::seats) writeSeats(pdf, kept, tables);
  if (what == LeaguePages::standings) writeStandings(pdf, kept);
  if (pdf.pages() == 0)
    return Fault{kept.league.name, 0, "has only byes in this round", "print the pairings"};
  if (const auto written = pdf.finish(); !written) return written.fault();
  return pdf.pages();
}

}  // namespace lk::league
