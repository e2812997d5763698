#include "app/window/home/home_model.h"

#include <algorithm>
#include <ctime>

#include <QFileInfo>
#include <QLocale>

#include "app/capture/scenes.h"
#include "app/learn/examples/example_words.h"
#include "app/phrases/fault_words.h"
#include "app/record/evening/evening_words.h"
#include "app/record/players/player_page.h"
#include "app/session/night/clock.h"
#include "app/session/night/setup_draft.h"
#include "app/window/home/rematch.h"
#include "app/window/shared/pages.h"
#include "carddb/journal.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

bool isPage(const char* name) {
  return std::any_of(pages().begin(), pages().end(),
                     [&](const PageInfo& page) { return std::string_view(page.name) == name; });
}

/// Returns the shortcut of a page.
QString keyOf(const char* name) {
  const auto page = std::find_if(pages().begin(), pages().end(),
                                 [&](const PageInfo& each) { return std::string_view(each.name) == name; });
  return page == pages().end() ? QString() : QString::fromLatin1(page->key);
}

/// Returns whether a night was only scored, according to its set-up.
bool wasScored(const std::vector<rules::Event>& events, const std::string& game) {
  return rules::findGame(game) && !events.empty() && isScored(*rules::findGame(game), events.front().body);
}

QStringList gameNames() {
  QStringList names;
  for (const rules::Game* game : rules::allGames()) names += gameName(game->id());
  return names;
}

constexpr std::size_t kRecentPlayers = 6;
constexpr std::size_t kRecentNights = 2;

/// Reads the journal; empty if it cannot be read. Does not create the file.
Recent recentOf(const std::string& file) {
  Recent recent;
  if (file.empty() || !QFileInfo::exists(QString::fromStdString(file))) return recent;
  const Outcome<carddb::Journal> journal = carddb::Journal::open(file);
  if (!journal) return recent;
  const Outcome<std::vector<carddb::NightInfo>> nights = journal->nights();
  if (!nights) return recent;
  for (const QString& name : recentPlayers(*nights, kRecentPlayers)) recent.players += name;
  for (const carddb::NightInfo& night : *nights) {
    if (!night.finished) continue;
    if (recent.nights.size() < kRecentNights) recent.nights.push_back(night);
    for (const std::string& player : night.players)
      recent.finished.emplace(night.game, QString::fromStdString(player).toLower());
  }
  return recent;
}

/// Returns how a night of the journal is continued. A night that cannot be read is reported when it is
/// opened.
NightMode mannerOf(const std::string& file, std::int64_t night, const std::string& game) {
  NightMode manner;
  const Outcome<carddb::Journal> journal = carddb::Journal::open(file);
  if (!journal) return manner;
  if (const Outcome<std::vector<rules::Event>> events = journal->events(night); events)
    manner.scored = wasScored(*events, game);
  if (const Outcome<std::vector<carddb::NightInfo>> nights = journal->nights(); nights)
    for (const carddb::NightInfo& info : *nights)
      if (info.id == night) manner.seenBy = info.seenBy;
  return manner;
}

}  // namespace

HomeModel::HomeModel(KitLoader& shelf, std::string journal, QObject* parent)
    : QObject(parent), shelf_(shelf), journal_(std::move(journal)) {
  looking_.setMaxThreadCount(1);
  connect(&shelf_, &KitLoader::arrived, this, &HomeModel::updateLast);
  refresh();
}

QList<HomeTile> HomeModel::tiles() const {
  struct Tile {
    const char* page;
    QString title;
    QString text;
  };
  const Tile all[] = {
      {"setup", tr("New night"), gameNames().join(QStringLiteral("  \u00b7  "))},
      {"learn", tr("Learn"), tr("A first lesson takes a few minutes")},
      {"score", tr("Just keep score"), tr("Tap what happened, without a camera")},
      {"cards", tr("Cards"), tr("Look at them, print them, make your own")},
      {"history", tr("History"), tr("Past nights, step by step")},
      {"calibrate", tr("Camera setup"), tr("Make sure the camera sees everything")},
      {"phones", tr("Phones"), tr("Private screens, a camera, a scoreboard")},
      {"settings", tr("Settings"), tr("Voice, language, text size")},
  };
  QList<HomeTile> out;
  for (const Tile& tile : all)
    if (isPage(tile.page))
      out += HomeTile{QString::fromLatin1(tile.page), keyOf(tile.page), tile.title, tile.text};
  return out;
}

void HomeModel::setNames(const Names& names) {
  names_ = names;
  updateLast();
}

void HomeModel::refresh() {
  looking_.start([this, request = ++request_, journal = journal_] {
    QMetaObject::invokeMethod(
        this,
        [this, request, last = app::lastNight(journal, std::time(nullptr)),
         recent = recentOf(journal)]() mutable {
          if (request != request_) return;
          recent_ = std::move(recent);
          emit recentChanged();
          last_ = last ? std::move(*last) : std::nullopt;
          setErrorText(last ? QString() : faultText(last.fault()));
          updateLast();
        },
        Qt::QueuedConnection);
  });
}

void HomeModel::updateLast() {
  QString title;
  QString score;
  QString stood;
  std::vector<rules::Seat> hidden = leftBy_;
  if (last_) {
    title = tr("%1, started %2")
                .arg(gameName(last_->game),
                     QLocale().toString(localTime(last_->startedAt), QLocale::ShortFormat));
    if (const auto kit = shelf_.want(last_->game)) {
      const Names names = last_->players.empty() ? names_ : namesOf(last_->players);
      score = scoreOf(*last_, *kit, names);
      stood = standing(*last_, *kit, names);
      for (const rules::Seat seat : app::hiddenDice(*last_, *kit, std::time(nullptr)))
        if (std::find(hidden.begin(), hidden.end(), seat) == hidden.end()) hidden.push_back(seat);
    }
  }
  if (diceOut_) hidden.clear();
  if (hidden != hiddenDice_) {
    hiddenDice_ = std::move(hidden);
    emit hiddenDiceChanged();
  }
  if (title == lastTitle_ && score == lastScore_ && stood == lastStanding_) return;
  lastTitle_ = title;
  lastScore_ = score;
  lastStanding_ = stood;
  emit lastNightChanged();
}

void HomeModel::setErrorText(const QString& errorText) {
  if (errorText == errorText_) return;
  errorText_ = errorText;
  emit errorTextChanged();
}

QList<RecentNight> HomeModel::recentNights() const {
  QList<RecentNight> out;
  for (const carddb::NightInfo& night : recent_.nights) {
    QStringList who;
    for (const std::string& name : night.players)
      if (!name.empty()) who += QString::fromStdString(name);
    const QString game = gameName(night.game);
    const QString when = QLocale().toString(localTime(night.startedAt).date(), QLocale::ShortFormat);
    out += RecentNight{static_cast<double>(night.id), who.isEmpty() ? game : who.join(QStringLiteral(", ")),
                       QStringList{game, when}.join(QStringLiteral("  \u00b7  "))};
  }
  return out;
}

void HomeModel::setCovered(std::vector<rules::Seat> trays) {
  if (!staged_) covered_ = std::move(trays);
}

void HomeModel::diceAreOut() {
  diceOut_ = true;
  updateLast();
}

void HomeModel::setDemo(bool demo) {
  if (demo == staged_) return;
  staged_ = demo;
  emit demoChanged();
}

void HomeModel::retranslate() {
  updateLast();
  emit tilesChanged();
  emit recentChanged();
}

void HomeModel::putAside() {
  leftBy_.insert(leftBy_.end(), covered_.begin(), covered_.end());
  covered_.clear();
  setDemo(false);
  updateLast();  // first: its hidden dice must be known before any picture is shown
  emit asideWanted(++nights_);
  refresh();
}

void HomeModel::start(NightRequest request) {
  diceOut_ = false;  // other dice may lie in the trays from now on
  leftBy_.clear();
  covered_.clear();
  setDemo(request.source.starts_with("stage:"));
  updateLast();
  request.number = ++nights_;
  request.packs = packs_;
  request.library = library_;
  for (const QString& name : (staged_ ? exampleNames() : names_).of)
    request.players.push_back(name.toStdString());
  request.tables = tables_;
  request.answersAlone = answersAlone_;
  const QString page = request.scored && isPage("score") ? QStringLiteral("score") : QStringLiteral("table");
  if (page != nightPage_) {
    nightPage_ = page;
    emit nightPageChanged();
  }
  emit started(request);
}

void HomeModel::playAgain(const NightLog& night) {
  std::optional<NightRequest> request = rematchOf(night, camera_);
  if (!request) return;
  request->journal = journal_;
  start(std::move(*request));
}

QList<NamedOption> HomeModel::demos() const {
  QList<NamedOption> out;
  for (const rules::Game* game : rules::allGames())
    if (const std::string id(game->id()); !sampleNight(id).empty())
      out += NamedOption{QString::fromStdString(id), gameName(id), gameAbout(id)};
  return out;
}

void HomeModel::startDemo(const QString& game) {
  NightRequest request;
  request.game = game.toStdString();
  const std::string sample = sampleNight(request.game);
  if (sample.empty()) return;
  request.source = "stage:" + sample;
  start(std::move(request));
}

void HomeModel::resume() {
  if (!last_) return;
  if (!last_->players.empty()) emit seated(last_->players);
  goOn(last_->id, last_->game, {wasScored(last_->events, last_->game), last_->seenBy});
}

void HomeModel::resumeNight(std::int64_t night, const std::string& game) {
  looking_.start([this, night, game, journal = journal_] {
    const NightMode manner = mannerOf(journal, night, game);
    QMetaObject::invokeMethod(
        this, [this, night, game, manner] { goOn(night, game, manner); }, Qt::QueuedConnection);
  });
}

void HomeModel::goOn(std::int64_t night, const std::string& game, NightMode manner) {
  NightRequest request;
  request.scored = manner.scored;
  if (!manner.scored && manner.seenBy == carddb::SeenBy::camera) request.source = camera_;
  request.game = game;
  request.journal = journal_;
  request.resume = night;
  start(std::move(request));
}

}  // namespace lk::app
