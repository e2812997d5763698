// Leagues: standings with reasons, pairings and tables, and the organiser's actions.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

WindowPage {
    id: page

    required property LeagueModel league

    function leave() {
        league.watch(false);
    }
    function playAt(row: int) {
        league.playAt(row);
    }

    Component.onCompleted: page.league.watch(true)

    // A player was seated by a tap, or by the camera that read the table's slip.
    Connections {
        target: page.league
        function onSeated() {
            page.pageWanted("setup");
        }
    }
    LeagueDecision {
        id: decision
        objectName: "leagueDecision"
        league: page.league
    }
    LeaguePlayer {
        id: player
        objectName: "leaguePlayer"
        league: page.league
    }
    LeagueFiles {
        id: files
        objectName: "leagueFilesSheet"
        league: page.league
    }
    LeagueVenue {
        id: venue
        objectName: "leagueVenueSheet"
        venue: page.league.venue
        onPhonesWanted: page.pageWanted("phones")
    }
    LeagueStory { league: page.league }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.margin
            Heading { text: qsTr("Leagues") }
            Words {
                objectName: "leagueMessage"
                Layout.fillWidth: true
                text: page.league.errorText !== "" ? page.league.errorText
                    : page.league.message !== "" ? page.league.message : page.league.about
                color: page.league.errorText !== "" ? Theme.warning : Theme.soft
                maximumLineCount: 2
                elide: Text.ElideRight
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            ActionButton {
                objectName: "leagueVenue"
                visible: page.league.chosen >= 0
                text: page.league.venue.timed ? page.league.venue.time : Accessible.description
                Accessible.description: qsTr("Timer and announcements")
                onClicked: venue.open()
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.margin

            LeagueDesk {
                onFilesWanted: files.open()
                Layout.preferredWidth: 420 * Theme.unit
                Layout.maximumWidth: 420 * Theme.unit
                Layout.fillHeight: true
                league: page.league
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 3
                spacing: Theme.gap
                Words {
                    text: qsTr("Tables")
                    color: Theme.soft
                    font.weight: Font.DemiBold
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                RowList {
                    id: tables
                    objectName: "leagueTables"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    model: page.league.tables
                    title: qsTr("Tables")
                    onEntered: row => page.playAt(row)
                    Keys.onPressed: event => {
                        event.accepted = event.key === Qt.Key_D && page.league.tables[currentIndex]?.second !== "";
                        if (event.accepted)
                            decision.ask(currentIndex);
                    }
                    delegate: LeagueTableRow {
                        required property int index
                        required property leagueTable modelData
                        width: tables.rowWidth
                        match: modelData
                        current: ListView.isCurrentItem
                        focused: tables.activeFocus
                        onPicked: {
                            tables.currentIndex = index;
                            tables.forceActiveFocus();
                        }
                        onPlayWanted: page.playAt(index)
                        onDecideWanted: decision.ask(index)
                    }
                    Nothing {
                        anchors.centerIn: parent
                        width: parent.width
                        visible: tables.count === 0
                        text: page.league.chosen < 0 ? qsTr("Start a league, let players join, and pair the first round.") : qsTr("No round is paired yet")
                    }
                }
                Words {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: page.league.waiting === "" ? "" : qsTr("Waiting: %1").arg(page.league.waiting)
                    color: Theme.soft
                    maximumLineCount: 2
                    elide: Text.ElideRight
                }
            }
            ColumnLayout {
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 4
                spacing: Theme.gap
                Words {
                    text: qsTr("Standings")
                    color: Theme.soft
                    font.weight: Font.DemiBold
                    Accessible.role: Accessible.Heading
                    Accessible.name: text
                }
                LeagueStandingHead {
                    Layout.fillWidth: true
                    Layout.rightMargin: 14 * Theme.unit
                    visible: page.league.rows.length > 0
                    compares: page.league.rows.length > 0 && page.league.rows[0].about !== ""
                }
                RowList {
                    id: standings
                    objectName: "leagueStandings"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    model: page.league.rows
                    title: qsTr("Standings")
                    onEntered: row => player.ask(row)
                    delegate: LeagueStandingRow {
                        required property int index
                        required property leagueStanding modelData
                        width: standings.rowWidth
                        standing: modelData
                        current: ListView.isCurrentItem
                        focused: standings.activeFocus
                        onPicked: {
                            standings.currentIndex = index;
                            standings.forceActiveFocus();
                        }
                        onMoreWanted: player.ask(index)
                    }
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            visible: page.league.playing !== ""
            spacing: Theme.gap
            Words {
                objectName: "leaguePlaying"
                Layout.fillWidth: true
                text: qsTr("The next night counts for %1").arg(page.league.playing)
                color: Theme.lamp
            }
            ActionButton {
                objectName: "playNowhere"
                text: qsTr("For no table")
                onClicked: page.league.playNowhere()
            }
        }
    }
}
