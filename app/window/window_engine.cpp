#include "app/window/window_engine.h"

#include <QQuickItem>
#include <QQuickStyle>

#include "app/window/pages.h"

namespace lk::app {

namespace {

// Pages are children of the window by sight only, not by ownership.
QObject* partOf(QQuickItem* item, const QString& name) {
  if (QObject* found = item->findChild<QObject*>(name)) return found;
  for (QQuickItem* child : item->childItems()) {
    if (child->objectName() == name) return child;
    if (QObject* found = partOf(child, name)) return found;
  }
  return nullptr;
}

/// What the duels of a night cost; of one that is not over nothing is told.
void tellCosts(const NightRecord& night, CostlyModel& costly) {
  std::vector<rules::Event> standing;
  if (night.evening.summary.result.finished)
    for (const int at : standingOf(night.log.events))
      standing.push_back(night.log.events[static_cast<std::size_t>(at)]);
  costly.show(night.log.kit, std::move(standing), night.names);
}

}  // namespace

WindowEngine::WindowEngine(std::shared_ptr<const GameKit> kit, const std::string& journal,
                           const QString& settingsFile, const std::string& library, DeskPlaces desk,
                           const std::string& tables, const std::string& lessons)
    : settings_(settingsFile),
      help_(settingsFile),
      shelf_(desk.packs, kit),
      home_(shelf_, journal),
      setup_(shelf_, home_, settings_),
      cards_(kit),
      printer_(kit),
      enrol_(kit, library),
      rules_(kit),
      cameras_(tables, std::string(kit->id())),
      calibrate_(kit, tables, *table_.picture()),
      seen_(std::make_shared<SeenPictures>()),
      editor_(kit, desk),
      history_({journal, desk.packs}),
      evening_(history_),
      announcer_(table_, voice_),
      lessons_(kit, lessons),
      lesson_(kit, lessons_, library) {
  connectLessons();
  translation_.speak(settings_.language());
  voice_.setLanguage(settings_.language());
  voice_.setSpeaks(settings_.voice());
  voice_.setSounds(settings_.sounds());
  QObject::connect(&settings_, &WindowSettings::voiceChanged, &voice_,
                   [this] { voice_.setSpeaks(settings_.voice()); });
  QObject::connect(&settings_, &WindowSettings::soundsChanged, &voice_,
                   [this] { voice_.setSounds(settings_.sounds()); });
  QObject::connect(&settings_, &WindowSettings::languageChanged, &engine_, [this] { speak(); });
  table_.setKit(kit);
  setup_.setGame(QString::fromStdString(std::string(kit->id())));
  table_.setNames(settings_.names());
  home_.setNames(settings_.names());
  score_.setNames(settings_.names());
  home_.setPacks(desk.packs);
  engine_.addImageProvider(QStringLiteral("editor"), editor_.makeFaces());  // the engine's
  home_.setLibrary(library);
  home_.setTables(tables);
  cameras_.choose(settings_.camera());
  const auto useCamera = [this] {
    home_.setCamera(cameras_.chosen());
    setup_.setSource(cameras_.chosen());
  };
  useCamera();
  QObject::connect(&cameras_, &CameraList::chosenChanged, &home_, useCamera);
  const auto nightOn = [this] {
    const bool on = table_.begun() && !table_.finished();
    calibrate_.setNightOn(on);
    cameras_.setNightOn(on);
  };
  QObject::connect(&table_, &TableModel::begunChanged, &calibrate_, nightOn);
  QObject::connect(&table_, &TableModel::finishedChanged, &calibrate_, nightOn);
  QObject::connect(&cameras_, &CameraList::picked, &settings_, &WindowSettings::setCamera);
  QObject::connect(&settings_, &WindowSettings::namesChanged, &table_,
                   [this] { table_.setNames(settings_.names()); });
  QObject::connect(&settings_, &WindowSettings::namesChanged, &home_,
                   [this] { home_.setNames(settings_.names()); });
  QObject::connect(&settings_, &WindowSettings::namesChanged, &score_,
                   [this] { score_.setNames(settings_.names()); });
  QObject::connect(&score_, &ScoreModel::said, &table_, &TableModel::said);
  const auto showBox = [this] {
    if (const SetupDraft* draft = setup_.draft()) box_.show(draft->setup(), draft->kit(), settings_.names());
  };
  QObject::connect(&setup_, &SetupModel::changed, &box_, showBox);
  QObject::connect(&setup_, &SetupModel::changed, &cameras_, [this] {
    const std::string game = setup_.game().toStdString();
    cameras_.setGame(game);
    if (const std::shared_ptr<const GameKit> its = shelf_.want(game)) calibrate_.setKit(its);
  });
  showBox();
  const auto tellHelp = [this] {
    table_.setHelp(help_.help());
    coach_.setHelp(help_.help());
  };
  QObject::connect(&help_, &HelpModel::changed, &table_, tellHelp);
  QObject::connect(&settings_, &WindowSettings::namesChanged, &help_, [this] {
    help_.setNames(settings_.names());
    coach_.setNames(settings_.names());
  });
  QObject::connect(&table_, &TableModel::shown, &coach_, &CoachModel::show);
  QObject::connect(&evening_, &EveningModel::changed, &costly_, [this, told = OpenNightPtr()]() mutable {
    if (evening_.night() == told) return;
    told = evening_.night();
    if (told) tellCosts(told->record, costly_);
  });
  coach_.setNames(settings_.names());
  help_.setNames(settings_.names());
  QObject::connect(&table_, &TableModel::gameIs, &rules_, &RulesModel::setGame);
  connectHistory();
  QObject::connect(&enrol_, &EnrolModel::ownChanged, &cards_, &CardsModel::setOwn);
  engine_.addImageProvider(QStringLiteral("cards"),
                           new CardPictures(kit, library, seen_, desk.packs));  // the engine's
}

void WindowEngine::connectLessons() {
  lesson_.setNames(settings_.names());
  QObject::connect(&settings_, &WindowSettings::namesChanged, &lesson_,
                   [this] { lesson_.setNames(settings_.names()); });
  QObject::connect(&lesson_, &LessonModel::told, &voice_, [this, last = lesson_.saying()]() mutable {
    if (last == lesson_.saying()) return;
    last = lesson_.saying();
    voice_.say(lesson_.spoken());
  });
}

void WindowEngine::connectHistory() {
  QObject::connect(&history_, &HistoryModel::opened, &replay_, &ReplayModel::show);
  QObject::connect(&history_, &HistoryModel::resumeWanted, &home_,
                   [this](qint64 night, const std::string& game, const std::vector<std::string>& players) {
                     const Names names = namesOf(players);
                     if (!players.empty()) {  // people sit where they sat
                       settings_.setNameA(names[rules::Seat::A]);
                       settings_.setNameB(names[rules::Seat::B]);
                     }
                     home_.resumeNight(night, game);
                   });
}

Outcome<Done> WindowEngine::load() {
  if (QQuickStyle::name().isEmpty()) QQuickStyle::setStyle(QStringLiteral("Basic"));
  engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
  engine_.setInitialProperties(
      {{QStringLiteral("parts"), parts()}, {QStringLiteral("pages"), pagesForWindow()}});
  engine_.load(QUrl(QStringLiteral("qrc:/qt/qml/Lampkeeper/Main.qml")));
  if (!window())
    return Fault{"Main.qml", 0, "the window cannot be made", "install the packages of cmake/packages.txt"};
  return Done{};
}

QQuickWindow* WindowEngine::window() const {
  return engine_.rootObjects().isEmpty() ? nullptr
                                         : qobject_cast<QQuickWindow*>(engine_.rootObjects().front());
}

void WindowEngine::speak() {
  translation_.speak(settings_.language());
  voice_.setLanguage(settings_.language());
  table_.retranslate();
  home_.retranslate();
  setup_.retranslate();
  score_.retranslate();
  cards_.retranslate();
  rules_.retranslate();
  editor_.retranslate();
  evening_.retell();
  lessons_.retranslate();
  lesson_.retranslate();
  coach_.retranslate();
  costly_.retranslate();
  if (window()) window()->setProperty("pages", pagesForWindow());
  engine_.retranslate();
}

QVariantMap WindowEngine::parts() {
  return {{QStringLiteral("table"), QVariant::fromValue(&table_)},
          {QStringLiteral("home"), QVariant::fromValue(&home_)},
          {QStringLiteral("setup"), QVariant::fromValue(&setup_)},
          {QStringLiteral("score"), QVariant::fromValue(&score_)},
          {QStringLiteral("settings"), QVariant::fromValue(&settings_)},
          {QStringLiteral("editor"), QVariant::fromValue(&editor_)},
          {QStringLiteral("cards"), QVariant::fromValue(&cards_)},
          {QStringLiteral("printer"), QVariant::fromValue(&printer_)},
          {QStringLiteral("enrol"), QVariant::fromValue(&enrol_)},
          {QStringLiteral("lessons"), QVariant::fromValue(&lessons_)},
          {QStringLiteral("lesson"), QVariant::fromValue(&lesson_)},
          {QStringLiteral("box"), QVariant::fromValue(&box_)},
          {QStringLiteral("rules"), QVariant::fromValue(&rules_)},
          {QStringLiteral("voice"), QVariant::fromValue(&voice_)},
          {QStringLiteral("cameras"), QVariant::fromValue(&cameras_)},
          {QStringLiteral("calibrate"), QVariant::fromValue(&calibrate_)},
          {QStringLiteral("help"), QVariant::fromValue(&help_)},
          {QStringLiteral("coach"), QVariant::fromValue(&coach_)},
          {QStringLiteral("costly"), QVariant::fromValue(&costly_)},
          {QStringLiteral("history"), QVariant::fromValue(&history_)},
          {QStringLiteral("evening"), QVariant::fromValue(&evening_)},
          {QStringLiteral("replay"), QVariant::fromValue(&replay_)}};
}

QObject* WindowEngine::part(const QString& name) const {
  return partOf(window()->contentItem(), name);
}

void WindowEngine::showPage(const QString& page) {
  QMetaObject::invokeMethod(window(), "showPage", Q_ARG(QString, page));
}

}  // namespace lk::app
