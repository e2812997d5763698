// A player's deck is named card by card, for that player's eyes only; the referee judges the list as it grows.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

Popup {
    id: dialog

    required property DeckModel deck
    property bool alone: false  // nobody else looks at the screen

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: parent ? parent.width - 2 * Theme.margin : 0
    height: parent ? parent.height - 2 * Theme.margin : 0
    modal: true
    focus: true
    padding: Theme.margin
    background: Panel { border.color: Theme.lamp }
    onAboutToShow: dialog.alone = false
    onClosed: dialog.deck.forget()

    contentItem: Item {
        LookAway {
            anchors.fill: parent
            visible: !dialog.alone
            who: dialog.deck.who
            onAlone: dialog.alone = true
            onNeverMind: dialog.close()
        }
        ColumnLayout {
            anchors.fill: parent
            visible: dialog.alone
            spacing: Theme.gap
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap
                Heading {
                    Layout.fillWidth: true
                    text: qsTr("%1's deck: %n cards", "", dialog.deck.total).arg(dialog.deck.who)
                }
                Repeater {
                    model: PersistentRows { list: dialog.deck.modes }
                    delegate: ActionButton {
                        required property namedOption modelData
                        required property bool shown
                        visible: shown
                        objectName: "mode-" + modelData.id
                        text: (modelData.on ? "\u25cf  " : "\u25cb  ") + modelData.name
                        primary: modelData.on
                        Accessible.checked: modelData.on
                        onClicked: dialog.deck.takeMode(modelData.id)
                    }
                }
                InputLine {
                    id: search
                    Layout.fillWidth: true
                    Layout.minimumWidth: 280 * Theme.unit
                    placeholderText: qsTr("Type part of the name")
                    Keys.onReturnPressed: add()
                    Keys.onEnterPressed: add()
                    function add() {
                        if (grid.rows.length > 0)
                            dialog.deck.add(grid.rows[0].id, 1);
                    }
                }
            }
            GridView {
                id: grid

                readonly property string part: search.text.trim().toLowerCase()
                readonly property list<deckRow> rows: Array.from(dialog.deck.rows).filter(row => row.name.toLowerCase().includes(part))
                function addCurrent(by: int) {
                    if (currentIndex >= 0 && currentIndex < rows.length)
                        dialog.deck.add(rows[currentIndex].id, by);
                }
                readonly property int columns: Math.max(1, Math.floor(width / Math.max(340 * Theme.unit, 22 * Theme.leastLetters)))

                Layout.fillWidth: true
                Layout.fillHeight: true
                clip: true
                cellWidth: Math.floor((width - 12 * Theme.unit) / columns)
                cellHeight: 96 * Theme.text + 12 * Math.max(0, Theme.leastLetters - 16 * Theme.text)
                boundsBehavior: Flickable.StopAtBounds
                activeFocusOnTab: true
                keyNavigationEnabled: true
                model: PersistentRows { list: grid.rows }
                Accessible.role: Accessible.List
                Accessible.name: qsTr("Cards of the game")
                Keys.onReturnPressed: grid.addCurrent(1)
                Keys.onSpacePressed: grid.addCurrent(1)
                Keys.onDeletePressed: grid.addCurrent(-1)
                ScrollBar.vertical: ScrollMark {}

                delegate: Item {
                    id: cell
                    required property deckRow modelData
                    required property int index
                    required property bool shown
                    visible: shown
                    width: grid.cellWidth
                    height: grid.cellHeight
                    Accessible.role: Accessible.ListItem
                    PickButton {
                        objectName: "add-" + cell.modelData.id
                        anchors.fill: parent
                        anchors.rightMargin: (cell.modelData.count > 0 ? 64 : 8) * Theme.unit
                        anchors.bottomMargin: 8 * Theme.unit
                        text: cell.modelData.count > 0 ? qsTr("%1 \u00d7 %2").arg(cell.modelData.count).arg(cell.modelData.name) : cell.modelData.name
                        picture: cell.modelData.picture
                        current: grid.activeFocus && grid.currentIndex === cell.index
                        onClicked: dialog.deck.add(cell.modelData.id, 1)
                    }
                    ActionButton {
                        objectName: "take-" + cell.modelData.id
                        anchors.right: parent.right
                        anchors.rightMargin: 8 * Theme.unit
                        anchors.verticalCenter: parent.verticalCenter
                        visible: cell.modelData.count > 0
                        implicitWidth: Theme.touch
                        leftPadding: 0
                        rightPadding: 0
                        text: "\u2212"
                        Accessible.name: qsTr("One %1 less").arg(cell.modelData.name)
                        onClicked: dialog.deck.add(cell.modelData.id, -1)
                    }
                }
            }
            Words {
                Layout.fillWidth: true
                text: (dialog.deck.accepted ? "\u2713  " : "!  ") + dialog.deck.verdict
                visible: dialog.deck.verdict !== ""
                color: dialog.deck.accepted ? Theme.ink : Theme.warning
                font.weight: Font.DemiBold
                Accessible.role: Accessible.AlertMessage
                Accessible.name: dialog.deck.verdict
            }
            Row {
                Layout.alignment: Qt.AlignHCenter
                spacing: Theme.gap
                ActionButton {
                    objectName: "useDeck"
                    text: qsTr("Play with this deck")
                    primary: enabled
                    enabled: dialog.deck.accepted
                    onClicked: {
                        dialog.deck.use();
                        dialog.close();
                    }
                }
                ActionButton {
                    text: qsTr("Cancel")
                    key: qsTr("Esc")
                    quiet: true
                    onClicked: dialog.close()
                }
            }
        }
    }
}
