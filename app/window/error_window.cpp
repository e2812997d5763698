#include "app/window/error_window.h"

#include <iostream>

#include <QGuiApplication>
#include <QQmlApplicationEngine>

#include "app/phrases/fault_words.h"
#include "app/phrases/translation.h"
#include "app/window/shared/controls_style.h"

namespace lk::app {

int showStartError(const Fault& fault) {
  constexpr int kUnusable = 2;
  std::cerr << "lampkeeper: " << fault.text() << '\n';
  const Translation language(Translation::ofSystem());
  useBasicStyle();
  QQmlApplicationEngine engine;
  engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
  engine.setInitialProperties({{QStringLiteral("message"), faultText(fault)}});
  engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Lampkeeper/ErrorWindow.qml")));
  if (!engine.rootObjects().isEmpty()) QGuiApplication::exec();
  return kUnusable;
}

}  // namespace lk::app
