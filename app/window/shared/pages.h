// The pages of the window, one row each. A new page is a row in pages.cpp and its QML file.
#pragma once

#include <QStringList>
#include <QVariantList>

namespace lk::app {

/// One page. `name` is also the name of its screenshots; its file is pages/NamePage.qml. `parts` names the
/// objects of WindowModels::parts() that the page receives. `key` is the shortcut that opens it from
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

/// Returns all pages in the order in which people meet them.
[[nodiscard]] const std::vector<PageInfo>& pages();
/// Returns the pages for QML: maps of name, file, parts, key, back, tab and label (translated name of the
/// tab).
[[nodiscard]] QVariantList pagesForWindow();

}  // namespace lk::app
