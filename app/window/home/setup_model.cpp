#include "app/window/home/setup_model.h"

#include <algorithm>

#include "app/phrases/card_words.h"
#include "app/phrases/figure_words.h"
#include "app/phrases/fill.h"
#include "app/phrases/games/game_words.h"
#include "app/window/shared/pictures/picture_addresses.h"
#include "rules/games/all.h"

namespace lk::app {

namespace {

constexpr char kFirstCamera[] = "0";

QString textOf(const Json& value) {
  return value.isInt() ? QString::number(value.asInt()) : QString::fromStdString(value.asString());
}

/// Returns the text of a card, or its figures if it has none: "Strength 4, Magic 1".
QString aboutCard(const rules::CardDef& card, std::string_view game) {
  if (!card.text.english.empty()) return cardText(card);
  QStringList numbers;
  for (const rules::CardFigure& figure : card.figures)
    numbers += figureText(figure.field, figure.value, game);
  return listed(numbers);
}

QString deckText(const rules::CardBook& cards, rules::CardId card) {
  QStringList parts;
  for (const rules::DeckCount& each : cards.deck(card))
    parts += times(each.count, cardName(cards[each.card]));
  return listed(parts);
}

QString nightKey(const std::string& game) {
  return QStringLiteral("setup/night/") + QString::fromStdString(game);
}

std::optional<rules::Seat> seatOf(const QString& letter) {
  return rules::seatFrom(letter.toStdString());
}

QString houseOf(const SetupDraft& draft, rules::Seat seat) {
  const auto level = draft.house(seat);
  return level ? QString::fromLatin1(rules::kLevelNames[static_cast<int>(*level)].data()) : QString();
}

bool holds(const Json& value, const std::string& reading) {
  if (!value.isArray()) return textOf(value).toStdString() == reading;
  return std::any_of(value.items().begin(), value.items().end(),
                     [&](const Json& each) { return each.asString() == reading; });
}

}  // namespace

SetupModel::SetupModel(KitLoader& shelf, HomeModel& home, WindowSettings& settings, QObject* parent)
    : QObject(parent), shelf_(shelf), home_(home), settings_(settings) {
  source_ = settings_.remembered(QStringLiteral("setup/source"));
  if (source_.isEmpty()) source_ = QString::fromLatin1(kFirstCamera);
  connect(&shelf_, &KitLoader::arrived, this, [this](const QString& game) {
    if (game.toStdString() == game_) take(shelf_.want(game_));
  });
  connect(&shelf_, &KitLoader::failed, this, [this](const QString& game, const QString& why) {
    if (game.toStdString() != game_) return;
    errorText_ = why;
    emit changed();
  });
  connect(&settings_, &WindowSettings::namesChanged, this, [this] { draft_ ? validate() : emit changed(); });
  setGame(QString::fromStdString(lastGame(settings_)));
}

std::string SetupModel::lastGame(const WindowSettings& settings) {
  const std::string last = settings.remembered(QStringLiteral("setup/game")).toStdString();
  return std::string((rules::findGame(last) ? rules::findGame(last) : rules::allGames().front())->id());
}

QList<NamedOption> SetupModel::games() const {
  QList<NamedOption> out;
  for (const rules::Game* game : rules::allGames())
    out += NamedOption{QString::fromStdString(std::string(game->id())), app::gameName(game->id()),
                       gameAbout(game->id())};
  return out;
}

void SetupModel::setGame(const QString& game) {
  const std::string id = game.toStdString();
  if (id == game_ || !rules::findGame(id)) return;
  if (draft_) keep();
  game_ = id;
  draft_.reset();
  options_.clear();
  errorText_.clear();
  if (const auto kit = shelf_.want(id)) return take(kit);
  emit changed();
}

void SetupModel::keep() {
  settings_.remember(nightKey(game_), QString::fromStdString(draft_->setup().body.dump()));
}

void SetupModel::refresh() {
  shelf_.fetch(game_);
}

void SetupModel::take(const std::shared_ptr<const GameKit>& kit) {
  if (draft_) keep();
  const Outcome<Json> before = readJson(settings_.remembered(nightKey(game_)).toStdString(), "settings");
  draft_.emplace(kit);
  if (before)
    draft_->recall(*before);
  else if (!draft_->spec().first.empty())
    draft_->setFirst(true);  // nobody has set this game up here: they are new to it
  options_ = tableOptions(*kit);
  nameHouses();
  validate();
}

void SetupModel::validate() {
  const std::optional<rules::Ruling> refused = draft_->refused();
  errorText_ = refused ? cure(*refused, draft_->kit(), settings_.names()) : alike();
  emit changed();
}

QString SetupModel::alike() const {
  const Names& names = settings_.names();
  for (int b = 1; b < players(); ++b)
    for (int a = 0; a < b; ++a) {
      const QString& name = names[static_cast<rules::Seat>(b)];
      if (names[static_cast<rules::Seat>(a)].compare(name, Qt::CaseInsensitive) == 0)
        return fill(Words::tr("Two of you are called {name}: change one of the names, so that everybody "
                              "knows who is meant."),
                    {{"name", name}});
    }
  return {};
}

void SetupModel::retranslate() {
  if (!draft_) return emit changed();
  options_ = tableOptions(draft_->kit());
  nameHouses();
  validate();
}

void SetupModel::setPlayers(int players) {
  if (draft_ && draft_->players() != players && draft_->setPlayers(players)) validate();
}

SetupCard SetupModel::rowOf(rules::CardId card) const {
  const rules::CardDef& face = draft_->kit().cards[card];
  return {QString::fromStdString(face.id), cardName(face), facePicture(draft_->kit(), face.id)};
}

SetupChoice SetupModel::choiceOf(const rules::SeatChoice& choice, rules::Seat seat) const {
  const rules::CardBook& cards = draft_->kit().cards;
  const GameWords& words = gameWords(game_);
  SetupChoice row;
  row.key = QString::fromStdString(std::string(choice.key));
  row.label = phrase(words.choices, choice.key);
  for (const rules::CardId card : cards.ofType(choice.cardType)) row.cards += rowOf(card);
  const std::string chosen = draft_->chosen(choice.key, seat);
  row.chosen = QString::fromStdString(chosen);
  if (const rules::CardId card = cards.find(chosen); card.known()) {
    row.text = aboutCard(cards[card], draft_->kit().id());
    row.deck = choice.parts ? QString() : deckText(cards, card);
  }
  for (const rules::CardId part : draft_->parts(choice, seat)) row.parts += rowOf(part);
  if (!row.parts.isEmpty())
    row.partsHint = phrase(words.choices,
                           std::string(choice.key) + (draft_->isMixed(choice.key, seat)
                                                          ? "_of_" + draft_->option(choice.partsBy).asString()
                                                          : "_parts"));
  return row;
}

QList<SetupSeat> SetupModel::seats() const {
  QList<SetupSeat> out;
  for (int i = 0; i < players(); ++i) {
    const rules::Seat seat = rules::kAllSeats[static_cast<std::size_t>(i)];
    QList<SetupChoice> choices;
    for (const rules::SeatChoice& choice : draft_->spec().choices)
      if (draft_->asksFor(choice)) choices += choiceOf(choice, seat);
    const QString letter(QLatin1Char(rules::letter(seat)));
    const QString name = settings_.names()[seat];
    out += SetupSeat{letter,
                     name == letter ? QString() : name,
                     starterAsked() && draft_->starter() == seat,
                     choices,
                     draft_->spec().decks ? draft_->deck(seat) : 0,
                     houseOf(*draft_, seat)};
  }
  return out;
}

QStringList SetupModel::knownNames() const {
  QStringList known = settings_.knownNames();
  for (int i = 0; i < players(); ++i)
    known.removeAll(settings_.names()[rules::kAllSeats[static_cast<std::size_t>(i)]]);
  for (const QString& house : houseNames()) known.removeAll(house);
  return known;
}

void SetupModel::name(const QString& seat, const QString& name) {
  if (const auto who = seatOf(seat)) settings_.setName(*who, name);
}

void SetupModel::choose(const QString& seat, const QString& key, const QString& card) {
  const auto who = seatOf(seat);
  if (draft_ && who && draft_->choose(key.toStdString(), *who, card.toStdString())) validate();
}

void SetupModel::swapPart(const QString& seat, const QString& key, int place) {
  const auto who = seatOf(seat);
  if (draft_ && who && place >= 0 &&
      draft_->swapPart(key.toStdString(), *who, static_cast<std::size_t>(place)))
    validate();
}

void SetupModel::setDeck(const QString& seat, int cards) {
  const auto who = seatOf(seat);
  if (draft_ && who && draft_->setDeck(*who, cards)) validate();
}

void SetupModel::letStart(const QString& seat) {
  const auto who = seatOf(seat);
  if (draft_ && who && draft_->setStarter(*who)) validate();
}

QList<NamedOption> SetupModel::presets() const {
  QList<NamedOption> out;
  if (!draft_ || draft_->spec().first.empty()) return out;
  const auto add = [&](const char* id, const QString& name, const QString& about, bool on) {
    out += NamedOption{QString::fromLatin1(id), name, about, on};
  };
  QStringList left;
  for (const TableOption& option : options_)
    for (const rules::MannerOption& each : draft_->spec().first)
      if (option.key == each.key && !option.part.isEmpty()) left += option.part;
  const bool first = draft_->isFirst();
  add("first", tr("First game"), tr("The same cards for both, without: %1").arg(listed(left)), first);
  add("full", tr("Full game"), tr("With everything: %1").arg(listed(left)), !first && draft_->isFull());
  return out;
}

void SetupModel::takePreset(const QString& id) {
  if (!draft_) return;
  draft_->setFirst(id == QLatin1String("first"));
  keep();
  validate();
}

void SetupModel::startFirstGame(bool againstHouse) {
  if (!draft_) return;
  if (!draft_->spec().first.empty()) takePreset(QStringLiteral("first"));
  for (int i = 0; i < players(); ++i) {
    const bool house = againstHouse && i > 0;
    letHousePlay(seatLetter(rules::kAllSeats[static_cast<std::size_t>(i)]),
                 house ? houseLevels().front().id : QString());
  }
  startByHand();
}

QList<NamedOption> SetupModel::parts() const {
  QList<NamedOption> out;
  for (const TableOption& option : options_)
    if (!option.part.isEmpty())
      out += NamedOption{.id = QString::fromStdString(option.key),
                         .name = option.part,
                         .on = holds(draft_->option(option.key), option.readings.front().value)};
  return out;
}

HouseRule SetupModel::houseRule(const TableOption& option) const {
  const Json value = draft_->option(option.key);
  QList<NamedOption> readings;
  QStringList named;
  for (const TableReading& reading : option.readings) {
    const bool on = holds(value, reading.value);
    if (on) named += reading.says;
    readings += NamedOption{.id = QString::fromStdString(reading.value), .name = reading.says, .on = on};
  }
  const bool several = option.kind == rules::OptionKind::several;
  const bool first = several ? named.isEmpty() : holds(value, option.readings.front().value);
  return {QString::fromStdString(option.key),
          option.question,
          QString::fromStdString(option.rule),
          option.ruleSays,
          several,
          !first,
          several ? listed(named) : textOf(value),
          readings};
}

QList<HouseRule> SetupModel::options() const {
  QList<HouseRule> out;
  for (const TableOption& option : options_)
    if (option.part.isEmpty()) out += houseRule(option);
  return out;
}

int SetupModel::optionsSet() const {
  const QList<HouseRule> all = options();
  return static_cast<int>(
      std::count_if(all.begin(), all.end(), [](const HouseRule& option) { return option.set; }));
}

void SetupModel::setOption(const QString& key, const QString& value) {
  if (!draft_ || !draft_->setOption(key.toStdString(), value.toStdString())) return;
  keep();  // house rules are stored for later nights
  validate();
}

void SetupModel::switchPart(const QString& key) {
  for (const TableOption& option : options_)
    if (!option.part.isEmpty() && option.key == key.toStdString())
      for (const TableReading& reading : option.readings)
        if (!holds(draft_->option(option.key), reading.value))
          return setOption(key, QString::fromStdString(reading.value));
}

void SetupModel::setSource(const QString& source) {
  if (source == source_) return;
  source_ = source;
  settings_.remember(QStringLiteral("setup/source"), source);
  emit sourceChanged();
}

void SetupModel::begin(std::string source, bool scored) {
  if (!draft_ || !errorText_.isEmpty()) return;
  settings_.remember(QStringLiteral("setup/game"), game());
  keep();
  settings_.keepNames(players());
  draft_->shuffleHouse();
  NightRequest request;
  request.source = std::move(source);
  request.game = game_;
  request.setup = draft_->setup(scored                   ? PlayMode::scored
                                : request.source.empty() ? PlayMode::byHand
                                                         : PlayMode::camera);
  request.scored = scored;
  request.journal = home_.journal();
  home_.start(std::move(request));
}

}  // namespace lk::app
