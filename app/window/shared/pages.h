// The list of the window's pages. A new page needs a row here and its QML file.
#pragma once

#include <QStringList>
#include <QVariantList>

namespace lk::app {

/// One page. `name` is also the name of its screenshots; its file is pages/NamePage.qml. `parts` names the
/// objects of WindowModels::parts() that the page receives. `key` is the shortcut that opens it from
/// anywhere. `back` is the page that Esc leads to (empty: the current night, otherwise home). A page with
/// `tab` is in the tab bar; other pages select the tab of the page they lead back to.
///
/// A page is a WindowPage (components/) with required properties for its parts.
struct PageInfo {
  const char* name;
  QStringList parts;
  const char* key = "";
  const char* back = "";
  bool tab = false;
};

/// Returns all pages in the order in which people meet them.
[[nodiscard]] const std::vector<PageInfo>& pages();
/// Returns the pages for QML: maps of name, file, parts, key, back, tab and label (translated name of the
/// tab).
[[nodiscard]] QVariantList pagesForWindow();

}  // namespace lk::app
