#include "test_language.h"

#include <QDir>
#include <QDirIterator>
#include <QProcess>
#include <QResource>
#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include "app/kit/rule_texts.h"
#include "app/learn/lessons/lesson_check.h"
#include "pack_files.h"
#include "rules/text/json.h"

namespace lk::test {

namespace {

const QString kSources = QStringLiteral(LK_ROOT "/resources/");

Json jsonOf(const QString& file) {
  const Outcome<Json> json = readJson(textOfFile(file.toStdString()), file.toStdString());
  if (!json) qFatal("%s", json.fault().text().c_str());
  return *json;
}

void write(const QString& path, const QByteArray& text) {
  QDir().mkpath(QFileInfo(path).path());
  QFile file(path);
  if (!file.open(QIODevice::WriteOnly) || file.write(text) < 0) qFatal("%s", qPrintable(path));
}
void write(const QString& path, const Json& json) {
  write(path, QByteArray::fromStdString(json.dump()));
}

Json longerOf(const Json& english) {
  return longer(QString::fromStdString(english.asString())).toStdString();
}

Json about(const char* what, const Json& of, const char* texts, Json translations) {
  return Json::object({{"language", kMadeLanguage}, {what, of}, {texts, std::move(translations)}});
}

/// Adds the options and abilities of an effect under the keys of their translations.
void addNamed(const Json& value, Json& options, Json& abilities) {
  if (value["label"].isString()) options.set(value["id"].asString(), longerOf(value["label"]));
  if (value["on"].isString() && value["name"].isString())
    abilities.set(value["name"].asString(), longerOf(value["name"]));
  for (const Json& item : value.items()) addNamed(item, options, abilities);
  for (const auto& [name, member] : value.members()) addNamed(member, options, abilities);
}

void writeCards(const QString& folder, const QString& file) {
  const Json pack = jsonOf(kSources + file);
  Json cards = Json::Object{};
  for (const Json& card : pack["cards"].items()) {
    Json texts = Json::object({{"name", longerOf(card["name"])}, {"text", longerOf(card["text"])}});
    Json options = Json::Object{}, abilities = Json::Object{};
    addNamed(card["effect"], options, abilities);
    texts.set("options", std::move(options)).set("abilities", std::move(abilities));
    cards.set(card["id"].asString(), std::move(texts));
  }
  write(folder + file, about("game", pack["game"], "cards", std::move(cards)));
}

void writeKeywords(const QString& folder, const QString& file) {
  const Json words = jsonOf(kSources + file);
  Json texts = Json::Object{};
  for (const Json& word : words["keywords"].items())
    texts.set(word["id"].asString(),
              Json::object({{"name", longerOf(word["name"])}, {"text", longerOf(word["text"])}}));
  write(folder + file, about("game", words["game"], "keywords", std::move(texts)));
}

void writeHints(const QString& folder, const QString& file) {
  const Json hints = jsonOf(kSources + file);
  Json texts = Json::Object{};
  for (const auto& [prompt, hint] : hints["hints"].members()) texts.set(prompt, longerOf(hint["text"]));
  write(folder + file, about("game", hints["game"], "hints", std::move(texts)));
}

void writeLesson(const QString& folder, const QString& file) {
  const Json lesson = jsonOf(kSources + file);
  Json texts = Json::Object{};
  for (const std::string& english : app::sentencesOf(lesson)) texts.set(english, longerOf(Json(english)));
  write(folder + file, about("lesson", lesson["lesson"], "texts", std::move(texts)));
}

/// Fields about the translation itself are set here; everything else is lengthened.
QString translated(const QString& context, const QString& source, const QString& comment) {
  if (comment.startsWith(QLatin1String("the name of the language")) ||
      context == QLatin1String("SpeakerVoice"))
    return QString::fromLatin1(kMadeLanguage);
  return comment.startsWith(QLatin1String("fonts")) ? source : longer(source);
}

/// Writes the messages of another language's file, which has all of them, with lengthened English texts.
void writeTranslation(const QString& path) {
  QFile known(kSources + QStringLiteral("i18n/lampkeeper_zh.ts"));
  if (!known.open(QIODevice::ReadOnly)) qFatal("no translation to go by");
  QXmlStreamReader in(&known);
  QByteArray text;
  QXmlStreamWriter out(&text);
  out.writeStartElement(QStringLiteral("TS"));
  out.writeAttribute(QStringLiteral("version"), QStringLiteral("2.1"));
  out.writeAttribute(QStringLiteral("language"), QString::fromLatin1(kMadeLanguage));
  QString context, source, comment;
  bool numbered = false;
  while (!in.atEnd()) {
    const auto token = in.readNext();
    const bool begins = token == QXmlStreamReader::StartElement;
    if (begins && in.name() == u"context") {
      out.writeStartElement(QStringLiteral("context"));
    } else if (begins && in.name() == u"name") {
      context = in.readElementText();
      out.writeTextElement(QStringLiteral("name"), context);
    } else if (begins && in.name() == u"message") {
      numbered = in.attributes().hasAttribute(QStringLiteral("numerus"));
      comment.clear();
    } else if (begins && in.name() == u"source") {
      source = in.readElementText();
    } else if (begins && in.name() == u"comment") {
      comment = in.readElementText();
    } else if (token == QXmlStreamReader::EndElement && in.name() == u"message") {
      const QString translation = translated(context, source, comment);
      out.writeStartElement(QStringLiteral("message"));
      if (numbered) out.writeAttribute(QStringLiteral("numerus"), QStringLiteral("yes"));
      out.writeTextElement(QStringLiteral("source"), source);
      if (!comment.isEmpty()) out.writeTextElement(QStringLiteral("comment"), comment);
      out.writeStartElement(QStringLiteral("translation"));
      for (int form = 0; numbered && form < 2; ++form)
        out.writeTextElement(QStringLiteral("numerusform"), translation);
      if (!numbered) out.writeCharacters(translation);
      out.writeEndElement();
      out.writeEndElement();
    } else if (token == QXmlStreamReader::EndElement && in.name() == u"context") {
      out.writeEndElement();
    }
  }
  out.writeEndElement();
  write(path, text);
}

bool runs(const char* program, const QStringList& arguments) {
  return QProcess::execute(QString::fromLatin1(program), arguments) == 0;
}

}  // namespace

QString longer(const QString& english) {
  QString text = english;
  while (text.size() * 5 < english.size() * 7)
    text += text.size() % 7 == 0 ? QLatin1Char(' ') : QLatin1Char('x');
  return text;
}

QString addMadeLanguage(const QString& folder) {
  const QString own =
      folder + QStringLiteral("/resources/i18n/") + QLatin1String(kMadeLanguage) + QLatin1Char('/');
  for (QDirIterator it(kSources, {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories);
       it.hasNext();) {
    const QString file = it.next().mid(kSources.size());
    if (file.startsWith(QLatin1String("cards/"))) writeCards(own, file);
    if (file.startsWith(QLatin1String("keywords/"))) writeKeywords(own, file);
    if (file.startsWith(QLatin1String("hints/"))) writeHints(own, file);
    if (file.startsWith(QLatin1String("lessons/"))) writeLesson(own, file);
  }
  Json words = Json::Object{};
  const Json known = jsonOf(kSources + QStringLiteral("i18n/zh/faces.json"));
  for (const auto& [english, word] : known["words"].members()) words.set(english, longerOf(Json(english)));
  write(own + QStringLiteral("faces.json"),
        Json::object({{"language", kMadeLanguage}, {"words", std::move(words)}}));
  const QDir games(QStringLiteral(LK_ROOT "/rules/games"));
  for (const QString& game : games.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
    if (const QString book = games.filePath(game + QStringLiteral("/RULES.md")); QFile::exists(book))
      write(own + QStringLiteral("rules/%1.md").arg(game),
            QByteArray::fromStdString(textOfFile(book.toStdString())));
  const QString ts = folder + QStringLiteral("/lampkeeper_%1.ts").arg(QLatin1String(kMadeLanguage));
  const QString qm = folder + QStringLiteral("/i18n/lampkeeper_%1.qm").arg(QLatin1String(kMadeLanguage));
  writeTranslation(ts);
  QDir().mkpath(folder + QStringLiteral("/i18n"));
  if (!runs(LK_LRELEASE, {QStringLiteral("-silent"), ts, QStringLiteral("-qm"), qm}))
    return QStringLiteral("lrelease");
  QByteArray list = "<RCC><qresource prefix=\"/lampkeeper\">\n";
  for (QDirIterator it(folder, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
    if (const QString file = it.next().mid(folder.size() + 1); file != QFileInfo(ts).fileName())
      list += "<file>" + file.toUtf8() + "</file>\n";
  const QString qrc = folder + QStringLiteral("/language.qrc");
  const QString rcc = folder + QStringLiteral("/language.rcc");
  write(qrc, list + "</qresource></RCC>\n");
  if (!runs(LK_RCC, {QStringLiteral("--binary"), qrc, QStringLiteral("-o"), rcc}))
    return QStringLiteral("rcc");
  return QResource::registerResource(rcc) ? QString() : QStringLiteral("the files cannot be added");
}

}  // namespace lk::test
