// The pages of the window, one row each: adding a page is a row here and its QML file.
#pragma once

#include <QStringList>
#include <QVariantList>

namespace lk::app {

/// One page. `name` is also that of its pictures; its file is pages/NamePage.qml. `parts` are the objects it
/// is handed, by the names of WindowModels::parts(). `key` opens it from anywhere; `back` is where Esc leads
/// from it (empty: to the night that is on, else home); a page with a `tab` stands in the bar, others show
/// the tab of the page they lead back to.
///
/// A page is a WindowPage (components/) with required properties for its parts.
struct PageInfo {
  const char* name;
  QStringList parts;
  const char* key = "";
  const char* back = "";
  bool tab = false;
};

/// All pages in the order people meet them.
[[nodiscard]] const std::vector<PageInfo>& pages();
/// The same for QML: maps of name, file, parts, key, back, tab and label (the tab's, translated).
[[nodiscard]] QVariantList pagesForWindow();

}  // namespace lk::app
