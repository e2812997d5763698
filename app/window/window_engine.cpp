#include "app/window/window_engine.h"

#include <array>

#include <QQuickItem>

#include "app/window/shared/controls_style.h"
#include "app/window/shared/pages.h"
#include "app/window/window_wiring.h"

namespace lk::app {

namespace {

// Pages are visual children of the window, but not owned by it.
QObject* partOf(QQuickItem* item, const QString& name) {
  if (QObject* found = item->findChild<QObject*>(name)) return found;
  for (QQuickItem* child : item->childItems()) {
    if (child->objectName() == name) return child;
    if (QObject* found = partOf(child, name)) return found;
  }
  return nullptr;
}

}  // namespace

WindowEngine::~WindowEngine() {
  guard_.finish();  // while the models are still there
}

WindowEngine::WindowEngine(const std::shared_ptr<const GameKit>& kit, const WindowFiles& files)
    : models_(kit, files), seen_(std::make_shared<CardImages>()) {
  wire(models_);
  QObject::connect(&models_.settings, &WindowSettings::languageChanged, &engine_, [this] { speak(); });
  const std::array<TableModel*, 3> tables{&models_.table, models_.replay.table(), models_.lesson.play()};
  for (TableModel* table : tables)
    for (const SeatsModel* seats : {table->seats(), table->seatsAsShown()}) guard_.watch(*seats);
  // The engine takes ownership of both providers.
  engine_.addImageProvider(QStringLiteral("editor"), models_.editor.makeFaces());
  const auto faceKits = std::make_shared<FaceKits>(kit, files.desk.packs);
  QObject::connect(&models_.shelf, &KitLoader::arrived, &engine_, [this, faceKits](const QString& game) {
    faceKits->put(models_.shelf.want(game.toStdString()));
  });
  engine_.addImageProvider(QStringLiteral("cards"), new CardPictures(faceKits, files.cards, seen_));
}

Outcome<Done> WindowEngine::load() {
  useBasicStyle();
  engine_.addImportPath(QStringLiteral("qrc:/qt/qml"));
  engine_.setInitialProperties({{QStringLiteral("parts"), models_.parts.byName()},
                                {QStringLiteral("pages"), QVariant::fromValue(pagesForWindow())}});
  engine_.load(QUrl(QStringLiteral("qrc:/qt/qml/Lampkeeper/Main.qml")));
  if (!window())
    return Fault{"Main.qml", 0, "the window cannot be opened", "install the packages of cmake/packages.txt"};
  return Done{};
}

QQuickWindow* WindowEngine::window() const {
  return engine_.rootObjects().isEmpty() ? nullptr
                                         : qobject_cast<QQuickWindow*>(engine_.rootObjects().front());
}

void WindowEngine::speak() {
  guard_.finish();
  models_.translation.speak(models_.settings.language());
  emit models_.parts.languageChanged();
  if (window()) window()->setProperty("pages", QVariant::fromValue(pagesForWindow()));
  engine_.retranslate();
}

QObject* WindowEngine::part(const QString& name) const {
  return partOf(window()->contentItem(), name);
}

void WindowEngine::showPage(const QString& page) {
  QMetaObject::invokeMethod(window(), "showPage", Q_ARG(QString, page));
}

void WindowEngine::showRule(const QString& id) {
  QMetaObject::invokeMethod(window(), "showRule", Q_ARG(QString, id));
}

}  // namespace lk::app
