// An organiser's actions: choose or create a league, add players, pair.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: desk

    required property LeagueModel league
    signal filesWanted()
    readonly property bool any: league.chosen >= 0
    readonly property bool playing: Array.from(league.tables).some(table => table.open)
    readonly property string cannotPair: league.rows.length < 2 ? qsTr("Add at least two players first.")
                                       : playing && league.waiting === "" ? qsTr("The next round can be paired when every table has its result.") : ""
    property bool beginning: false
    property string game: league.games[0].id
    property string format: league.formats[0].id
    readonly property list<int> rounds: [0, 3, 4, 5, 6, 7, 8, 9, 10]
    property int round: 0  // index in the list of numbers of rounds

    function begin() {
        if (newName.text.trim() === "")
            return;
        league.create(newName.text, game, format, rounds[round]);
        newName.clear();
        beginning = false;
    }
    function join() {
        league.join(newPlayers.text);
        newPlayers.clear();
    }

    spacing: Theme.gap

    DropList {
        Layout.fillWidth: true
        visible: desk.any
        name: "league"
        label: qsTr("League")
        options: desk.league.leagues
        chosen: String(desk.league.chosen)
        onPicked: id => desk.league.choose(Number(id))
    }
    RowLayout {
        Layout.fillWidth: true
        visible: desk.any
        spacing: Theme.gap
        InputLine {
            id: newPlayers
            objectName: "newPlayers"
            Layout.fillWidth: true
            placeholderText: qsTr("Mia, Jonas, ...")
            onAccepted: desk.join()
        }
        ActionButton {
            objectName: "joinLeague"
            text: qsTr("Join")
            enabled: newPlayers.text.trim() !== ""
            onClicked: desk.join()
        }
    }
    ActionButton {
        objectName: "pairLeague"
        Layout.fillWidth: true
        visible: desk.any
        primary: enabled && !desk.playing
        enabled: desk.cannotPair === ""
        text: qsTr("Pair the next round")
        Accessible.description: desk.cannotPair
        onClicked: desk.league.pair()
    }
    Words {
        objectName: "cannotPair"
        Layout.fillWidth: true
        visible: desk.any && text !== ""
        text: desk.cannotPair
        color: Theme.soft
        font.pixelSize: Theme.smallSize
    }
    ActionButton {
        objectName: "scanSlip"
        Layout.fillWidth: true
        visible: desk.any
        text: desk.league.scanning ? qsTr("Hold the slip still") : qsTr("Read a slip with the camera")
        Accessible.description: desk.league.scanning ? qsTr("Tap to stop") : ""
        onClicked: desk.league.scan(!desk.league.scanning)
    }
    ActionButton {
        objectName: "leagueFiles"
        Layout.fillWidth: true
        text: qsTr("Print, seasons, files")
        onClicked: desk.filesWanted()
    }
    Item { Layout.fillHeight: true }
    ActionButton {
        objectName: "newLeague"
        Layout.fillWidth: true
        visible: desk.any && !desk.beginning
        text: qsTr("New league")
        onClicked: {
            desk.beginning = true;
            newName.forceActiveFocus();
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        visible: desk.beginning || !desk.any
        spacing: Theme.gap
        InputLine {
            id: newName
            objectName: "newLeagueName"
            Layout.fillWidth: true
            placeholderText: qsTr("Name of the league")
            onAccepted: desk.begin()
        }
        DropList {
            Layout.fillWidth: true
            wraps: true
            label: qsTr("Game")
            options: desk.league.games
            chosen: desk.game
            onPicked: id => desk.game = id
        }
        DropList {
            Layout.fillWidth: true
            wraps: true
            label: qsTr("Pairing system")
            options: desk.league.formats
            chosen: desk.format
            onPicked: id => desk.format = id
        }
        DropList {
            Layout.fillWidth: true
            label: qsTr("Rounds")
            options: Options.of(Array.from(desk.rounds).map((count, place) => String(place)),
                                Array.from(desk.rounds).map(count => count === 0 ? qsTr("Any number of rounds") : qsTr("%n rounds", "", count)))
            chosen: String(desk.round)
            onPicked: id => desk.round = Number(id)
        }
        ActionButton {
            objectName: "beginLeague"
            Layout.fillWidth: true
            primary: !desk.any
            enabled: newName.text.trim() !== ""
            text: qsTr("Start this league")
            onClicked: desk.begin()
        }
    }
    Words {
        Layout.fillWidth: true
        text: desk.league.database === "" ? qsTr("Stored on this computer. On a server instead:") : qsTr("Stored on this server:")
        color: Theme.soft
        font.pixelSize: Theme.smallSize
    }
    InputLine {
        objectName: "leagueServer"
        Layout.fillWidth: true
        text: desk.league.database
        placeholderText: qsTr("Address of a server")
        onAccepted: desk.league.moveTo(text)
    }
}
