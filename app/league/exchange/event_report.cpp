#include "app/league/exchange/event_report.h"

#include <map>

#include <QXmlStreamReader>
#include <QXmlStreamWriter>

#include "app/league/model/standings.h"

namespace lk::league {

namespace {

// Values of the attribute `outcome`; the person of a won match is the winner.
constexpr char kWon[] = "1";
constexpr char kDrawn[] = "2";
constexpr char kBye[] = "3";

class ReportReader {
 public:
  ReportReader(std::string_view text, const std::string& file)
      : xml_(QByteArray(text.data(), static_cast<qsizetype>(text.size()))), file_(file) {}

  Outcome<EventReport> read() {
    if (!xml_.readNextStartElement() || xml_.name() != QLatin1String("event"))
      return fault("is not an event report", "export it as .wer, or write the players as CSV");
    while (!xml_.atEnd()) {
      if (xml_.readNext() != QXmlStreamReader::StartElement) continue;
      if (xml_.name() == QLatin1String("person")) person();
      if (xml_.name() == QLatin1String("round")) round_ = xml_.attributes().value("number").toInt();
      if (xml_.name() == QLatin1String("match"))
        if (const Outcome<Done> taken = match(); !taken) return taken.fault();
    }
    if (xml_.hasError()) return fault("is damaged: " + xml_.errorString().toStdString(), "export it again");
    return std::move(report_);
  }

 private:
  [[nodiscard]] Fault fault(std::string what, std::string cure) const {
    return {file_, static_cast<int>(xml_.lineNumber()), std::move(what), std::move(cure)};
  }

  void person() {
    const QXmlStreamAttributes all = xml_.attributes();
    const QString name =
        QString(all.value("first").toString() + ' ' + all.value("last").toString()).simplified();
    report_.players.push_back(name.toStdString());
    names_[all.value("id").toString()] = name.toStdString();
  }

  Outcome<Done> match() {
    const QXmlStreamAttributes all = xml_.attributes();
    const QString outcome = all.value("outcome").toString();
    if (outcome == QLatin1String(kBye)) return Done{};
    const auto person = names_.find(all.value("person").toString());
    const auto opponent = names_.find(all.value("opponent").toString());
    if (person == names_.end() || opponent == names_.end())
      return fault("has a match of somebody who is not among its persons", "export it again");
    if (outcome != QLatin1String(kWon) && outcome != QLatin1String(kDrawn)) return Done{};  // not over yet
    if (round_ < 1) return fault("has a match outside of its rounds", "export it again");
    report_.results.push_back(
        {static_cast<int>(xml_.lineNumber()), std::nullopt, person->second, opponent->second,
         outcome == QLatin1String(kWon) ? Decision::firstWon : Decision::drawn, RoundNumber{round_}});
    return Done{};
  }

  QXmlStreamReader xml_;
  const std::string& file_;
  EventReport report_;
  std::map<QString, std::string> names_;  // by id
  int round_ = 0;
};

QString idOf(PlayerId player) {
  return QString::number(number(player));
}

void writePersons(QXmlStreamWriter& xml, const StoredLeague& stored) {
  xml.writeStartElement("participation");
  for (const Entry& entry : stored.league.entries) {
    const QString name = QString::fromStdString(stored.names.at(entry.player));
    const qsizetype space = name.lastIndexOf(' ');
    xml.writeEmptyElement("person");
    xml.writeAttribute("id", idOf(entry.player));
    xml.writeAttribute("first", space < 0 ? name : name.left(space));
    xml.writeAttribute("last", space < 0 ? QString() : name.mid(space + 1));
  }
  xml.writeStartElement("role");
  xml.writeAttribute("cd", "PL");
  xml.writeAttribute("type", "PA");
  int place = 0;
  for (const Standing& standing : standings(stored.league)) {
    xml.writeEmptyElement("ref");
    xml.writeAttribute("person", idOf(standing.player));
    xml.writeAttribute("seq", QString::number(++place));
  }
  xml.writeEndElement();
  xml.writeEndElement();
}

void writeMatch(QXmlStreamWriter& xml, const Match& match) {
  if (!match.decided || match.decided == Decision::bothWon || match.decided == Decision::bothLost) return;
  const bool drawn = match.decided == Decision::drawn;
  const bool swapped = match.decided == Decision::secondWon;
  xml.writeEmptyElement("match");
  xml.writeAttribute("person", idOf(swapped ? *match.second : match.first));
  if (match.second) xml.writeAttribute("opponent", idOf(swapped ? match.first : *match.second));
  xml.writeAttribute("outcome", !match.second ? kBye : drawn ? kDrawn : kWon);
  xml.writeAttribute("win", drawn ? "0" : "1");
  xml.writeAttribute("loss", "0");
  xml.writeAttribute("draw", drawn ? "1" : "0");
  xml.writeAttribute("winbydrop", "False");
}

}  // namespace

Outcome<EventReport> readEventReport(std::string_view text, const std::string& file) {
  return ReportReader(text, file).read();
}

std::string eventReportOf(const StoredLeague& stored) {
  const League& league = stored.league;
  QByteArray text;
  QXmlStreamWriter xml(&text);
  xml.setAutoFormatting(true);
  xml.setAutoFormattingIndent(2);
  xml.writeStartElement("event");
  xml.writeAttribute("title", QString::fromStdString(league.name));
  xml.writeAttribute("numberofrounds", QString::number(league.rounds));
  writePersons(xml, stored);
  xml.writeStartElement("matches");
  std::optional<RoundNumber> round;
  for (const Match& match : league.matches) {
    if (match.round != round) {
      if (round) xml.writeEndElement();
      xml.writeStartElement("round");
      xml.writeAttribute("number", QString::number(number(match.round)));
      round = match.round;
    }
    writeMatch(xml, match);
  }
  xml.writeEndDocument();
  return text.toStdString();
}

}  // namespace lk::league
