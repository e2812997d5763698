#include "faces/face_style.h"

#include <array>

#include <QDir>
#include <QFile>

#include "faces/own_picture.h"
#include "rules/text/fields.h"
#include "rules/text/json.h"

namespace lk::faces {

namespace {

template <class T>
struct Word {
  std::string_view word;
  T meaning;
};
template <class T>
Word(std::string_view, T) -> Word<T>;  // needed by clang 14, which builds the fuzzers

constexpr std::array kPanels{Word{"notched", PanelShape::notched},     Word{"shield", PanelShape::shield},
                             Word{"octagon", PanelShape::octagon},     Word{"burst", PanelShape::burst},
                             Word{"arch", PanelShape::arch},           Word{"pennant", PanelShape::pennant},
                             Word{"medallion", PanelShape::medallion}, Word{"hexagon", PanelShape::hexagon},
                             Word{"ticket", PanelShape::ticket},       Word{"plain", PanelShape::plain}};

constexpr std::array kFigureContents{Word{"profile", FigureContent::profile},
                                     Word{"test", FigureContent::test},
                                     Word{"amount", FigureContent::amount},
                                     Word{"gain", FigureContent::gain},
                                     Word{"amount thing", FigureContent::amountOfThing},
                                     Word{"thing = to", FigureContent::thingBecomes},
                                     Word{"by", FigureContent::by},
                                     Word{"by thing", FigureContent::byOfThing},
                                     Word{"thing", FigureContent::thing}};

constexpr std::array kPlaces{Word{"band", FigurePlace::band}, Word{"corner", FigurePlace::corner},
                             Word{"cost", FigurePlace::cost}, Word{"tag", FigurePlace::tag}};

std::string one(const Json& value, const Field&) {
  return value == Json(1) ? "" : "1";
}

std::string texts(const Json& value, const Field& field) {
  if (std::string wrong = kinds::list(value, field); !wrong.empty()) return wrong;
  for (const Json& item : value.items())
    if (std::string wrong = kinds::text(item, field); !wrong.empty()) return wrong;
  return "";
}

constexpr Field kStyle[] = {must("schema", one),           may("types", kinds::object),
                            may("figures", kinds::object), may("operations", kinds::object),
                            may("things", kinds::object),  may("tags", kinds::object),
                            may("backs", kinds::object)};
constexpr Field kType[] = {may("panel", kinds::text),
                           may("ink", kinds::text),
                           may("back", kinds::text),
                           may("dots", kinds::anything),
                           may("paired_by", kinds::text),
                           may("sign", kinds::text),
                           may("line", texts),
                           may("belongs", texts),
                           may("numbers_of_effect", kinds::flag),
                           may("lists_whole", kinds::flag)};
constexpr Field kFigure[] = {may("icon", kinds::text), may("icon_of", kinds::text),
                             may("at", kinds::text),   may("gained", kinds::flag),
                             may("word", kinds::text), may("zero", kinds::text),
                             may("to", kinds::text),   may("order", kinds::whole, 0, 9)};
constexpr Field kTag[] = {must("icon", kinds::text), must("word", kinds::text)};
constexpr Field kOperation[] = {may("icon", kinds::text), may("says", kinds::text),
                                may("keyword_is_emblem", kinds::flag), may("word", kinds::text)};
constexpr Field kThing[] = {may("icon", kinds::text), may("word", kinds::text),   may("emblem", kinds::flag),
                            may("ink", kinds::text),  may("letter", kinds::text), may("one", kinds::text)};
constexpr Field kWords[] = {must("language", kinds::language), must("words", kinds::object)};
constexpr Field kBack[] = {may("ink", kinds::text), may("pair", kinds::whole, 0, 9)};

/// Reads one file, section by section. Keeps only the first fault.
class StyleReader {
 public:
  StyleReader(FaceStyle& style, std::string_view file) : style_(style), faults_{std::string(file)} {}

  void read(const Json& text) {
    faults_.check(text, kStyle, "a style");
    each(text["types"], style_.types, [&](const Json& json) { return type(json); });
    each(text["figures"], style_.figures, [&](const Json& json) { return figure(json); });
    each(text["operations"], style_.operations, [&](const Json& json) { return operation(json); });
    each(text["things"], style_.things, [&](const Json& json) { return thing(json); });
    each(text["tags"], style_.tags, [&](const Json& json) { return tag(json); });
    each(text["backs"], style_.backs, [&](const Json& json) { return back(json); });
  }

  [[nodiscard]] std::optional<Fault> fault() const {
    return faults_.all.empty() ? std::nullopt : std::optional(faults_.all.front());
  }

 private:
  template <class T, class Read>
  void each(const Json& object, FaceStyle::Named<T>& into, const Read& readOne) {
    for (const auto& [name, json] : object.members())
      if (!into.emplace(name, readOne(json)).second)
        faults_.add(json, "says again what \"" + name + "\" looks like", "say it in one file only");
  }

  template <class T, std::size_t N>
  std::optional<T> word(const Json& json, const std::array<Word<T>, N>& words) {
    if (json.isNull()) return std::nullopt;
    for (const Word<T>& each : words)
      if (each.word == json.asString()) return each.meaning;
    std::string known;
    for (const Word<T>& each : words) known += (known.empty() ? "" : ", ") + std::string(each.word);
    faults_.add(json, "has the unknown word \"" + json.asString() + "\"", "use one of: " + known);
    return std::nullopt;
  }

  std::optional<Charge> icon(const Json& json) {
    if (json.isNull()) return std::nullopt;
    const std::optional<Charge> charge = chargeNamed(json.asString());
    if (!charge)
      faults_.add(json, "has the unknown emblem \"" + json.asString() + "\"", "use an emblem of charge.h");
    return charge;
  }

  QColor ink(const Json& json) {
    const QColor colour(QString::fromStdString(json.asString()));
    if (!colour.isValid() || json.asString().size() != 7)
      faults_.add(json, "has the unknown ink \"" + json.asString() + "\"", "write it as #RRGGBB");
    return colour;
  }

  TypeStyle type(const Json& json) {
    faults_.check(json, kType, "a type");
    TypeStyle type;
    type.panel = word(json["panel"], kPanels).value_or(PanelShape::plain);
    type.ink = ink(json["ink"]);
    type.back = json["back"].asString();
    type.pairedBy = json["paired_by"].asString();
    type.sign = json["sign"].asString();
    for (const Json& field : json["line"].items()) type.line.push_back(field.asString());
    for (const Json& field : json["belongs"].items()) type.belongs.push_back(field.asString());
    type.numbersOfEffect = json["numbers_of_effect"].asBool(true);
    type.listsWhole = json["lists_whole"].asBool();
    if (const Json& dots = json["dots"]; !dots.isNull()) {
      type.dots = {dots.asString(), static_cast<int>(dots.asInt())};
      if (type.dots.field.empty() && (type.dots.most < 1 || type.dots.most > 9))
        faults_.add(dots, "has impossible \"dots\"", "name the field that holds them, or give 1 to 9");
    }
    return type;
  }

  FigureStyle figure(const Json& json) {
    faults_.check(json, kFigure, "a figure");
    FigureStyle figure;
    figure.icon = icon(json["icon"]);
    figure.iconField = json["icon_of"].asString();
    figure.place = word(json["at"], kPlaces).value_or(FigurePlace::band);
    figure.gained = json["gained"].asBool();
    figure.word = json["word"].asString();
    figure.zero = json["zero"].asString();
    figure.to = json["to"].asString();
    figure.order = static_cast<int>(json["order"].asInt());
    return figure;
  }

  OperationStyle operation(const Json& json) {
    faults_.check(json, kOperation, "an operation");
    return {icon(json["icon"]), word(json["says"], kFigureContents).value_or(FigureContent::nothing),
            json["keyword_is_emblem"].asBool(), json["word"].asString()};
  }

  ThingStyle thing(const Json& json) {
    faults_.check(json, kThing, "a thing");
    return {icon(json["icon"]),          json["word"].asString(),
            json["emblem"].asBool(true), json["ink"].isNull() ? QColor() : ink(json["ink"]),
            json["letter"].asString(),   json["one"].asString()};
  }

  Tag tag(const Json& json) {
    faults_.check(json, kTag, "a tag");
    return {icon(json["icon"]).value_or(Charge::star), json["word"].asString()};
  }

  BackStyle back(const Json& json) {
    faults_.check(json, kBack, "a back");
    return {ink(json["ink"]), static_cast<int>(json["pair"].asInt())};
  }

  FaceStyle& style_;
  Faults faults_;
};

}  // namespace

std::optional<Fault> addStyle(FaceStyle& style, std::string_view text, std::string_view file) {
  const Outcome<Json> json = readJson(text, file);
  if (!json) return json.fault();
  StyleReader reader(style, file);
  reader.read(*json);
  return reader.fault();
}

std::optional<Fault> addFaceWords(FaceStyle& style, std::string_view text, std::string_view file) {
  const Outcome<Json> json = readJson(text, file);
  if (!json) return json.fault();
  Faults faults{std::string(file)};
  if (!faults.check(*json, kWords, "a file of words")) return faults.all.front();
  auto& words = style.words[*LanguageId::from((*json)["language"].asString())];
  for (const auto& [english, word] : (*json)["words"].members())
    if (!word.asString().empty()) words[english] = word.asString();
  return std::nullopt;
}

const FaceStyle& houseStyle() {
  static const FaceStyle style = [] {
    FaceStyle read;
    const auto add = [&](const QString& path, const auto& adding) {
      QFile file(path);
      const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
      if (const auto fault =
              adding(read, {text.constData(), static_cast<std::size_t>(text.size())}, path.toStdString()))
        qFatal("lampkeeper: %s", fault->text().c_str());
    };
    const QDir looks(QStringLiteral(":/lampkeeper/resources/faces"));
    for (const QString& name : looks.entryList(QDir::Files, QDir::Name)) add(looks.filePath(name), addStyle);
    const QDir languages(QStringLiteral(":/lampkeeper/resources/i18n"));
    for (const QString& name : languages.entryList(QDir::Dirs, QDir::Name))
      if (const QString words = languages.filePath(name + QStringLiteral("/faces.json"));
          QFile::exists(words))
        add(words, addFaceWords);
    return read;
  }();
  return style;
}

std::string deckOf(std::string_view type, const FaceStyle& style) {
  const auto found = style.types.find(type);
  return found == style.types.end() || found->second.back.empty() ? std::string(type) : found->second.back;
}

}  // namespace lk::faces
