// One player: nights, opponents, classes, streaks and records; of all nights, or of one game or period.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

WindowPage {
    id: page

    required property PlayerModel player

    function open(row: int) {
        if (row < 0 || row >= player.nights.length)
            return;
        player.openNight(player.nights[row].night);
        pageWanted("evening");
    }
    function times(won: int, lost: int, drawn: int): string {
        return Sentence.listed([qsTr("%1 won").arg(won), qsTr("%1 lost").arg(lost), drawn > 0 ? qsTr("%1 drawn").arg(drawn) : ""]);
    }

    function metLines(opponents: list<metOpponent>): var {
        return Array.from(opponents).map(each => ({ label: each.name, value: times(each.won, each.lost, each.drawn) }));
    }
    function playedLines(played: list<playedClass>): var {
        return Array.from(played).map(each => ({
            label: each.name, note: each.game, picture: each.picture,
            value: Sentence.beside([qsTr("%n nights", "", each.nights), each.finished > 0 ? qsTr("%1 won").arg(each.won) : ""])
        }));
    }
    function anyFinished(nights: list<nightOfPlayer>): bool {
        return Array.from(nights).some(each => each.end !== "left");
    }

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap
            Heading {
                Layout.fillWidth: true
                text: page.player.name
                elide: Text.ElideRight
                wrapMode: Text.NoWrap
            }
            DropList {
                Layout.preferredWidth: 300 * Theme.unit
                name: "playerGame"
                label: qsTr("Game")
                options: page.player.games
                chosen: page.player.game
                onPicked: id => page.player.game = id
            }
            DropList {
                Layout.preferredWidth: 210 * Theme.unit
                name: "playerTime"
                label: qsTr("Time")
                options: page.player.times
                chosen: page.player.time
                onPicked: id => page.player.time = id
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.margin

            RowList {
                id: list
                objectName: "playerNights"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 3
                focus: true
                model: page.player.nights
                title: qsTr("Nights")
                onEntered: row => page.open(row)
                delegate: PlayerNightRow {
                    required property nightOfPlayer modelData
                    required property int index
                    width: list.rowWidth
                    night: modelData
                    current: ListView.isCurrentItem
                    focused: list.activeFocus
                    onPicked: {
                        list.currentIndex = index;
                        list.forceActiveFocus();
                    }
                    onOpenWanted: page.open(index)
                }
                Nothing {
                    anchors.centerIn: parent
                    width: parent.width
                    visible: list.count === 0
                    text: page.player.busy ? qsTr("One moment") : qsTr("No such nights yet")
                }
            }
            Flickable {
                id: sums
                objectName: "playerSums"
                Layout.preferredWidth: 4
                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                contentHeight: content.implicitHeight
                boundsBehavior: Flickable.StopAtBounds
                activeFocusOnTab: reading.scrolls
                Keys.forwardTo: [reading]
                Accessible.role: Accessible.Pane
                Accessible.name: qsTr("%1's record").arg(page.player.name)
                T.ScrollBar.vertical: ScrollMark {}

                ScrollKeys { id: reading; view: sums }
                ColumnLayout {
                    id: content
                    width: sums.width - 14 * Theme.unit
                    spacing: Theme.gap
                    PlayerRow {
                        Layout.fillWidth: true
                        visible: page.player.nights.length > 0
                        player: page.player.figures
                    }
                    PlayerPart {
                        Layout.fillWidth: true
                        title: qsTr("Head to head")
                        lines: page.metLines(page.player.opponents)
                    }
                    PlayerPart {
                        Layout.fillWidth: true
                        title: qsTr("Played as")
                        lines: page.playedLines(page.player.playedAs)
                    }
                    PlayerPart {
                        Layout.fillWidth: true
                        title: qsTr("Streaks and records")
                        lines: (page.player.mostWinsInARow > 0 ? [
                            { label: qsTr("Current winning streak"), value: "" + page.player.winsInARow },
                            { label: qsTr("Longest winning streak"), value: "" + page.player.mostWinsInARow }
                        ] : []).concat(Array.from(page.player.records))
                    }
                }
            }
        }

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.gap
            ActionButton {
                text: qsTr("Open")
                key: qsTr("Enter")
                primary: true
                enabled: list.count > 0
                onClicked: page.open(list.currentIndex)
            }
            Item { Layout.fillWidth: true }
            ActionButton {
                objectName: "saveCsv"
                text: qsTr("Export table")
                Accessible.description: qsTr("These nights as a CSV file")
                enabled: list.count > 0
                onClicked: table.offer(page.player.offeredFile("csv"))
            }
            ActionButton {
                objectName: "saveBgStats"
                text: qsTr("Export for BG Stats")
                Accessible.description: qsTr("A page with a link for each night, to be opened on the phone that has BG Stats")
                enabled: page.anyFinished(page.player.nights)
                onClicked: links.offer(page.player.offeredFile("bgstats"))
            }
        }
    }
    SaveDialog {
        id: table
        objectName: "tableDialog"
        title: qsTr("Export table")
        nameFilters: [qsTr("Spreadsheets (*.csv)")]
        onChosen: file => page.player.save("csv", file)
    }
    SaveDialog {
        id: links
        title: qsTr("Export for BG Stats")
        nameFilters: [qsTr("Web pages (*.html)")]
        onChosen: file => page.player.save("bgstats", file)
    }
    SavedNote {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.margin
        text: page.player.message
        file: page.player.savedFile
    }
}
