// Past nights: search, open, continue, delete; and the figures of every player.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

WindowPage {
    id: page

    required property HistoryModel history
    required property EveningModel evening
    required property PlayerModel player
    // Undo restores the night that was deleted last.
    function takeBack(): bool {
        history.restore();
        return true;
    }
    function open(row: int) {
        if (row < 0)
            return;
        history.open(row);
        pageWanted("evening");
    }

    function openPlayer(row: int) {
        if (row < 0 || row >= history.players.length)
            return;
        player.show(history.players[row].name);
        pageWanted("player");
    }

    Component.onCompleted: page.history.refresh()

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.margin
            Heading { text: qsTr("Past nights") }
            Words {
                Layout.fillWidth: true
                text: page.history.errorText !== "" ? page.history.errorText
                    : page.history.left > 0 ? qsTr("%n nights still loading", "", page.history.left)
                    : qsTr("%n nights", "", page.history.total)
                color: page.history.errorText !== "" ? Theme.warning : Theme.soft
            }
            ActionButton {
                objectName: "toLeague"
                text: qsTr("Leagues")
                key: qsTr("Ctrl L")
                onClicked: page.pageWanted("league")
            }
            InputLine {
                id: search
                objectName: "historySearch"
                Layout.preferredWidth: 380 * Theme.unit
                placeholderText: qsTr("Search nights")
                text: page.history.search
                onTextEdited: page.history.search = text
                Keys.onDownPressed: list.forceActiveFocus()
                Keys.onReturnPressed: list.forceActiveFocus()
            }
        }

        RowLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.margin

            RowList {
                id: list
                objectName: "nightList"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.preferredWidth: 3
                focus: true
                model: page.history
                title: qsTr("Past nights")
                onEntered: row => page.open(row)
                // A key held down must delete one night only.
                Keys.onDeletePressed: event => {
                    if (!event.isAutoRepeat)
                        page.history.remove(currentIndex);
                }
                delegate: NightRow {
                    required property int index
                    width: list.rowWidth
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
                    text: page.history.search !== "" ? qsTr("No match") : qsTr("No nights yet. Every night is saved here, finished or not.")
                }
            }
            ColumnLayout {
                Layout.preferredWidth: 2
                Layout.fillWidth: true
                Layout.fillHeight: true
                visible: page.history.players.length > 0
                spacing: Theme.gap
                RowLayout {
                    Layout.fillWidth: true
                    Words {
                        Layout.fillWidth: true
                        text: qsTr("Players")
                        color: Theme.soft
                        font.weight: Font.DemiBold
                        Accessible.role: Accessible.Heading
                        Accessible.name: text
                    }
                    ActionButton {
                        objectName: "saveTable"
                        implicitHeight: 44 * Theme.unit
                        text: qsTr("Export table")
                        Accessible.description: qsTr("All nights with what each player did, as a CSV file")
                        enabled: page.history.left === 0
                        onClicked: page.history.saveTable()
                    }
                }
                RowList {
                    id: people
                    objectName: "playerList"
                    Layout.fillWidth: true
                    Layout.fillHeight: true
                    model: page.history.players
                    spacing: Theme.gap
                    title: qsTr("Players")
                    onEntered: row => page.openPlayer(row)
                    delegate: PlayerRow {
                        id: somebody
                        required property playerSums modelData
                        required property int index
                        width: people.rowWidth
                        player: modelData
                        border.color: people.activeFocus && ListView.isCurrentItem ? Theme.ink : Theme.line
                        Accessible.onPressAction: page.openPlayer(somebody.index)
                        TapHandler { onTapped: page.openPlayer(somebody.index) }
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
            ActionButton {
                objectName: "goOn"
                text: qsTr("Continue")
                enabled: list.count > 0 && !((list.currentItem as NightRow)?.finished ?? true)
                onClicked: page.history.resume(list.currentIndex)
            }
            ActionButton {
                text: qsTr("Delete")
                key: qsTr("Del")
                enabled: list.count > 0
                onClicked: page.history.remove(list.currentIndex)
            }
            Words {
                Layout.fillWidth: true
                text: page.history.removed === "" ? "" : qsTr("Deleted: %1").arg(page.history.removed)
                color: Theme.soft
                horizontalAlignment: Text.AlignRight
                Accessible.role: Accessible.AlertMessage
                Accessible.name: text
            }
            ActionButton {
                objectName: "haveBack"
                visible: page.history.removed !== ""
                text: qsTr("Undo delete")
                key: qsTr("Ctrl Z")
                offered: true
                onClicked: page.history.restore()
            }
        }
    }
    SavedNote {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.margin
        text: page.history.message
        file: page.history.savedFile
    }
}
