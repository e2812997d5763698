// The pages of the window, one row each. A new page is a row in pages.cpp and its QML file.
#pragma once

#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace lk::app {

/// One page. `name` is also the name of its screenshots; its file is pages/NamePage.qml. `parts` names the
/// objects of WindowParts that the page receives. `key` is the shortcut that opens it from
/// anywhere. `back` is the page that Esc leads to (empty: the current night, otherwise home). `tab` is its
/// text in the tab bar (to be translated in the context PageWords); pages without one select the tab of the
/// page they lead back to.
///
/// A page is a WindowPage (components/) with required properties for its parts.
struct PageInfo {
  const char* name;
  QStringList parts;
  const char* key = "";
  const char* back = "";
  const char* tab = "";
};

/// A page as the window needs it.
struct PageEntry {
  Q_GADGET
  QML_VALUE_TYPE(pageEntry)
  Q_PROPERTY(QString name MEMBER name)
  Q_PROPERTY(QString file MEMBER file)
  Q_PROPERTY(QList<QString> parts MEMBER parts)
  Q_PROPERTY(QString key MEMBER key)
  Q_PROPERTY(QString back MEMBER back)
  Q_PROPERTY(bool tab MEMBER tab)
  Q_PROPERTY(QString label MEMBER label)

 public:
  QString name;
  QString file;  // address, relative to Main.qml
  QList<QString> parts;
  QString key;
  QString back;
  bool tab = false;
  QString label;  // translated name of the tab; empty without one
  friend bool operator==(const PageEntry&, const PageEntry&) = default;
};

/// Returns all pages in the order in which people meet them.
[[nodiscard]] const std::vector<PageInfo>& pages();
/// Returns the pages in the current language.
[[nodiscard]] QList<PageEntry> pagesForWindow();

}  // namespace lk::app
