#include "app/serve/pages/pages.h"

#include <algorithm>
#include <array>

#include "app/kit/built_in.h"
#include "app/serve/pages/page_words.h"
#include "rules/text/json.h"

namespace lk::app {

namespace {

constexpr std::string_view kAssets = "/assets/";
constexpr char kLanguage[] = "{{language}}";
constexpr char kWhy[] = "{{why}}";

struct Asset {
  std::string_view name;
  const char* type;
};
constexpr const char* kModule = "text/javascript; charset=utf-8";
constexpr std::array kFiles = {
    Asset{"look.css", "text/css; charset=utf-8"},
    Asset{"table.css", "text/css; charset=utf-8"},
    Asset{"wall.css", "text/css; charset=utf-8"},
    Asset{"lamp.svg", "image/svg+xml"},
    Asset{"camera.js", kModule},
    Asset{"live.js", kModule},
    Asset{"drawn.js", kModule},
    Asset{"table.js", kModule},
    Asset{"arrows.js", kModule},
    Asset{"move.js", kModule},
    Asset{"pads.js", kModule},
    Asset{"enlarged.js", kModule},
    Asset{"says.js", kModule},
    Asset{"coach.js", kModule},
    Asset{"entry.js", kModule},
    Asset{"seat.js", kModule},
    Asset{"spectators.js", kModule},
    Asset{"league.js", kModule},
    Asset{"wall.js", kModule},
    Asset{"venue.js", kModule},
    Asset{"language.js", kModule},
    Asset{"trust.js", kModule},
    Asset{"joining.js", kModule},
};

/// Returns a page or script as it is sent: without indentation, lines of comments and empty lines. Nothing in
/// them may depend on these.
QByteArray packed(const std::string& text) {
  QByteArray lines;
  for (const QByteArray& line : QByteArray::fromStdString(text).split('\n')) {
    const QByteArray bare = line.trimmed();
    if (!bare.isEmpty() && !bare.startsWith("//")) lines += bare + '\n';
  }
  return lines;
}

Reply file(const std::string& name, const char* type) {
  const Outcome<std::string> text = builtIn("resources/serve/" + name);
  if (!text) return refusal(Status::notFound, text.fault().what);
  return {Status::ok, type, packed(*text)};
}

const char* nameOf(Page page) {
  switch (page) {
    case Page::spectators:
      return "spectators.html";
    case Page::seat:
      return "seat.html";
    case Page::camera:
      return "camera.html";
    case Page::league:
      return "league.html";
    case Page::wall:
      return "wall.html";
    case Page::trust:
      return "trust.html";
    case Page::joining:
      return "joining.html";
  }
  return "";
}

}  // namespace

Reply pageOf(Page page, const QString& language) {
  Reply reply = file(nameOf(page), "text/html; charset=utf-8");
  reply.content.replace(kLanguage, language.toUtf8());
  return reply;
}

Reply pageOf(const Reply& refusal, const QString& language) {
  const Outcome<Json> told = readJson(refusal.content.toStdString(), "refusal");
  const QString why = told ? QString::fromStdString((*told)["error"].asString()) : QString();
  Reply reply = file("refused.html", "text/html; charset=utf-8");
  reply.status = refusal.status;
  reply.content.replace(kLanguage, language.toUtf8());
  reply.content.replace(kWhy, why.toHtmlEscaped().toUtf8());
  return reply;
}

std::optional<Reply> assetOf(std::string_view path, const QString& language) {
  if (!path.starts_with(kAssets)) return std::nullopt;
  path.remove_prefix(kAssets.size());
  if (path == "words.js")
    return Reply{Status::ok, kModule,
                 "export default " + QByteArray::fromStdString(pageWords(language).dump()) + ";\n"};
  const auto at =
      std::find_if(kFiles.begin(), kFiles.end(), [&](const Asset& each) { return each.name == path; });
  if (at == kFiles.end()) return std::nullopt;
  return file(std::string(at->name), at->type);
}

}  // namespace lk::app
