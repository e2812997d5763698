#include "app/window/cards/balance_model.h"

#include <algorithm>

#include <QDesktopServices>
#include <QDir>

#include "app/phrases/card_words.h"
#include "app/phrases/fault_words.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

constexpr const char* kAmounts[] = {"100", "300", "1000", "3000", "10000"};

bool has(const QList<NamedOption>& options, const QString& id) {
  return std::any_of(options.begin(), options.end(), [&](const NamedOption& each) { return each.id == id; });
}

/// Returns a reading as the value of the set-up's option.
Json valueOf(const TableOption& option, const TableReading& reading) {
  bool isNumber = false;
  const int number = QString::fromStdString(reading.value).toInt(&isNumber);
  return option.kind == rules::OptionKind::number && isNumber ? Json(number) : Json(reading.value);
}

}  // namespace

BalanceModel::BalanceModel(KitLoader& shelf, QObject* parent) : QObject(parent), shelf_(shelf) {
  game_ = QString::fromUtf8(rules::allGames().front()->id().data(),
                            static_cast<qsizetype>(rules::allGames().front()->id().size()));
  connect(&shelf, &KitLoader::arrived, this, [this](const QString& game) {
    if (game == game_ && !kit_) open();
  });
}

BalanceModel::~BalanceModel() {
  stop();
}

QList<NamedOption> BalanceModel::games() const {
  QList<NamedOption> out;
  for (const rules::Game* game : rules::allGames())
    if (game->sampler())
      out += NamedOption{QString::fromUtf8(game->id().data(), static_cast<qsizetype>(game->id().size())),
                         gameName(game->id()),
                         {}};
  return out;
}

void BalanceModel::setGame(const QString& game) {
  if (running_ || game == game_ || !has(games(), game)) return;
  game_ = game;
  kit_.reset();
  options_.clear();
  compared_.clear();
  forget();
  open();
}

QList<NamedOption> BalanceModel::paces() const {
  return {{QStringLiteral("house:5"), tr("The house, quickly"), tr("Thinks five thousandths of a second")},
          {QStringLiteral("house:50"), tr("The house, thoroughly"), tr("Thinks ten times as long")},
          {QStringLiteral("random"), tr("Chance"), tr("Any legal move: shows strong imbalances only")}};
}

void BalanceModel::setPace(const QString& pace) {
  if (running_ || pace == pace_ || !has(paces(), pace)) return;
  pace_ = pace;
  forget();
}

QList<NamedOption> BalanceModel::amounts() const {
  QList<NamedOption> out;
  for (const char* amount : kAmounts)
    out += NamedOption{QString::fromLatin1(amount), tr("%n games", nullptr, QByteArray(amount).toInt()), {}};
  return out;
}

/// More games of the same go on after those that there are.
void BalanceModel::setAmount(const QString& amount) {
  if (running_ || amount == amount_ || !has(amounts(), amount)) return;
  amount_ = amount;
  emit changed();
}

QList<NamedOption> BalanceModel::houseRules() const {
  QList<NamedOption> out{{{}, tr("Nothing"), {}}};
  for (const TableOption& option : options_)
    if (option.kind != rules::OptionKind::several && option.readings.size() > 1)
      out += NamedOption{
          QString::fromStdString(option.key), option.part.isEmpty() ? option.question : option.part, {}};
  return out;
}

void BalanceModel::setCompared(const QString& rule) {
  if (running_ || rule == compared_ || !has(houseRules(), rule)) return;
  compared_ = rule;
  forget();
}

void BalanceModel::open() {
  if (kit_) return;
  kit_ = shelf_.want(game_.toStdString());
  if (kit_) options_ = tableOptions(*kit_);
  emit changed();
}

/// What was shown is of other choices.
void BalanceModel::forget() {
  message_.clear();
  picture_.clear();
  shownFolder_.clear();
  played_ = 0;
  emit playedChanged();
  emit changed();
}

BalanceRequest BalanceModel::request() const {
  BalanceRequest request{.players = pace_.toStdString(), .games = amount_.toLongLong(), .seed = 1};
  for (const TableOption& option : options_) {
    if (option.key != compared_.toStdString()) continue;
    Json values = Json::array();
    for (const TableReading& reading : option.readings) values.push(valueOf(option, reading));
    request.options.set(option.key, std::move(values));
  }
  request.folder = reportFolder().toStdString();
  return request;
}

/// Own packs change the game, and with it the edition: its games go on in a folder of their own.
QString BalanceModel::reportFolder() const {
  QStringList parts{QStringLiteral("lampkeeper-balance"), QString::fromStdString(kit_->edition),
                    QString(pace_).replace(':', '-')};
  if (!compared_.isEmpty()) parts += compared_;
  return QDir(folder_).filePath(parts.join('-'));
}

void BalanceModel::start() {
  if (running_ || !kit_) return;
  running_ = true;
  stops_ = false;
  message_.clear();
  emit changed();
  const BalanceRequest request = this->request();
  threads_.start([this, request, kit = kit_] {
    const auto played = [&](std::int64_t games) {
      const int percent = static_cast<int>(100 * std::min(games, request.games) / request.games);
      QMetaObject::invokeMethod(this, [this, percent] {
        if (percent == played_) return;
        played_ = percent;
        emit playedChanged();
      });
    };
    const Outcome<BalanceResult> result =
        runBalance(*kit, request, {.played = played, .stopped = [this] { return stops_.load(); }});
    QMetaObject::invokeMethod(
        this, [this, result, folder = QString::fromStdString(request.folder)] { end(result, folder); });
  });
}

void BalanceModel::end(const Outcome<BalanceResult>& result, const QString& folder) {
  running_ = false;
  if (!result) {
    message_ = faultText(result.fault());
  } else {
    shownFolder_ = folder;
    picture_ = QUrl::fromLocalFile(folder + QStringLiteral("/balance.png"));
    picture_.setFragment(QString::number(++pictures_));
    const auto games = static_cast<int>(result->report.totals.games);
    message_ = games < amount_.toInt()
                   ? tr("%n games so far; they go on after these: %1", nullptr, games).arg(folder)
                   : tr("%n games, as a table and a picture: %1", nullptr, games).arg(folder);
  }
  emit changed();
}

void BalanceModel::showInFolder() {
  if (!shownFolder_.isEmpty()) QDesktopServices::openUrl(QUrl::fromLocalFile(shownFolder_));
}

}  // namespace lk::app
