// Prints, exports and imports a league, and starts its next season.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

LeagueSheet {
    id: sheet

    required property LeagueModel league
    readonly property bool any: league.chosen >= 0

    function exportNow() {
        league.exportTo(out.text);
        close();
    }
    function take(how: var): void {
        how(from.text);
        close();
    }
    function beginSeason() {
        league.beginSeason(season.text);
        season.clear();
        close();
    }

    heading: qsTr("Print, seasons, files")

    Flow {
        Layout.fillWidth: true
        visible: sheet.any
        spacing: Theme.gap
        Repeater {
            model: Options.of(["seats", "pairings", "slips", "standings"],
                              [qsTr("Print seats by name"), qsTr("Print pairings"), qsTr("Print slips"), qsTr("Print standings")])
            delegate: ActionButton {
                required property namedOption modelData
                objectName: "print-" + modelData.id
                text: modelData.name
                onClicked: {
                    sheet.league.print(modelData.id);
                    sheet.close();
                }
            }
        }
    }
    RowLayout {
        Layout.fillWidth: true
        visible: sheet.any
        spacing: Theme.gap
        InputLine {
            id: season
            objectName: "nextSeason"
            Layout.fillWidth: true
            placeholderText: qsTr("Name of the next season")
            onAccepted: sheet.beginSeason()
        }
        ActionButton {
            objectName: "beginSeason"
            enabled: season.text.trim() !== ""
            text: qsTr("Start it with the same players")
            onClicked: sheet.beginSeason()
        }
    }
    ActionButton {
        objectName: "allSeasons"
        Layout.fillWidth: true
        visible: sheet.any
        text: qsTr("Who won the seasons")
        onClicked: {
            sheet.league.showSeasons();
            sheet.close();
        }
    }
    RowLayout {
        Layout.fillWidth: true
        visible: sheet.any
        spacing: Theme.gap
        PathLine {
            id: out
            kind: PathLine.Save
            Layout.fillWidth: true
            placeholderText: qsTr("A file: .json, .csv or .wer")
            filters: [qsTr("Leagues (*.json)"), qsTr("Spreadsheets (*.csv)"), qsTr("Event reports (*.wer)")]
            input.objectName: "exportFile"
            onEntered: sheet.exportNow()
        }
        ActionButton {
            objectName: "exportLeague"
            enabled: out.text.trim() !== ""
            text: qsTr("Export")
            onClicked: sheet.exportNow()
        }
    }
    PathLine {
        id: from
        Layout.fillWidth: true
        placeholderText: qsTr("A file: a league, players, or results")
        filters: [qsTr("Leagues and lists (*.json *.csv *.wer)")]
        input.objectName: "importFile"
        onEntered: sheet.take(text => sheet.league.importFrom(text))
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap
        ActionButton {
            objectName: "importLeague"
            enabled: from.text.trim() !== ""
            text: qsTr("Import the league")
            onClicked: sheet.take(text => sheet.league.importFrom(text))
        }
        ActionButton {
            objectName: "importPlayers"
            visible: sheet.any
            enabled: from.text.trim() !== ""
            text: qsTr("Add its players")
            Accessible.description: qsTr("CSV with a name and a house in each line, or an event report (.wer)")
            onClicked: sheet.take(text => sheet.league.joinFrom(text))
        }
        ActionButton {
            objectName: "importResults"
            visible: sheet.any
            enabled: from.text.trim() !== ""
            text: qsTr("Enter its results")
            Accessible.description: qsTr("CSV with table or players and the result, or an event report (.wer), for the newest round")
            onClicked: sheet.take(text => sheet.league.takeResults(text))
        }
    }
}
