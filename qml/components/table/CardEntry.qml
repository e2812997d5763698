// A choice of answers by tap, digit, arrow keys or name: one of many, or cards in the order of their places.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

ColumnLayout {
    id: entry

    required property TableModel table
    property list<string> taken
    readonly property bool many: table.entryCards.length > 9
    readonly property bool keys: !many && !table.entrySecret
    readonly property list<entryCard> shown: matching(search.text.trim().toLowerCase())

    // Cards that can be taken come first. A card keeps its place while cards are taken.
    function matching(part: string): list<entryCard> {
        const found = Array.from(table.entryCards).filter(card => card.name.toLowerCase().includes(part));
        return entry.keys ? found : [...found.filter(card => card.why === ""), ...found.filter(card => card.why !== "")];
    }
    function whyNot(card: entryCard): string {
        return card.why !== "" || Array.from(taken).filter(id => id === card.id).length < card.most ? card.why : qsTr("Already taken");
    }
    function take(card: entryCard) {
        if (!card || card.id === "" || whyNot(card) !== "")
            return;
        search.clear();
        taken = [...taken, card.id];
        if (taken.length >= table.entryCount)
            finish();
    }
    function finish() {
        const cards = [...taken];  // a copy, as in DiceEntry
        taken = [];
        table.enterCards(cards);
    }

    function putBack() {
        taken = taken.slice(0, -1);
    }

    spacing: Theme.gap
    Keys.onPressed: event => {
        if (event.key === Qt.Key_Backspace && taken.length > 0)
            putBack();
        else
            event.accepted = false;
    }
    Component.onCompleted: (many ? search : grid).forceActiveFocus()

    DigitKeys {
        enabled: entry.keys
        count: entry.keys ? entry.table.entryCards.length : 0
        onPressed: digit => entry.take(entry.table.entryCards[digit - 1])
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        Heading {
            Layout.fillWidth: true
            text: entry.table.entryTitle
        }
        InputLine {
            id: search
            Layout.fillWidth: true
            Layout.minimumWidth: 460 * Theme.unit
            visible: entry.many
            placeholderText: qsTr("Type part of the name")
            Keys.onDownPressed: grid.forceActiveFocus()
            Keys.onReturnPressed: entry.take(Array.from(entry.shown).find(card => entry.whyNot(card) === ""))
            Keys.onEnterPressed: entry.take(Array.from(entry.shown).find(card => entry.whyNot(card) === ""))
        }
        ActionButton {
            objectName: "putBackCard"
            visible: entry.table.entryCount > 1
            enabled: entry.taken.length > 0
            text: qsTr("Back")
            key: qsTr("Backspace")
            quiet: true
            onClicked: entry.putBack()
        }
        ActionButton {
            visible: entry.table.entryLeast < entry.table.entryCount
            enabled: entry.taken.length >= entry.table.entryLeast
            text: qsTr("Done")
            onClicked: entry.finish()
        }
        ActionButton {
            text: qsTr("Cancel")
            key: qsTr("Esc")
            quiet: true
            onClicked: entry.table.cancelEntry()
        }
    }
    Flow {
        Layout.fillWidth: true
        visible: entry.table.entryCount > 1
        spacing: 6 * Theme.unit
        Repeater {
            model: entry.table.entryCount
            delegate: Chip {
                required property int index
                readonly property string id: index < entry.taken.length ? entry.taken[index] : ""
                text: id === "" ? qsTr("%1.", "an empty place").arg(index + 1)
                    : qsTr("%1. %2").arg(index + 1).arg(Array.from(entry.table.entryCards).find(card => card.id === id)?.name ?? "")
                ink: id === "" ? Theme.faint : Theme.ink
                size: Theme.playSize
            }
        }
    }
    GridView {
        id: grid

        // A key held down since the previous page must not choose anything.
        function takeCurrent(event: var) {
            if (!event.isAutoRepeat)
                entry.take(entry.shown[currentIndex]);
        }
        readonly property int columns: Math.max(1, Math.floor(width / Math.max(340 * Theme.unit, 24 * Theme.leastLetters)))

        Layout.fillWidth: true
        Layout.fillHeight: true
        clip: true
        model: entry.shown
        cellWidth: Math.floor((width - 12 * Theme.unit) / columns)
        cellHeight: 126 * Theme.text + 18 * Math.max(0, Theme.leastLetters - 16 * Theme.text)
        boundsBehavior: Flickable.StopAtBounds
        activeFocusOnTab: true
        keyNavigationEnabled: true
        Accessible.role: Accessible.List
        Accessible.name: entry.table.entryTitle
        Keys.onReturnPressed: event => grid.takeCurrent(event)
        Keys.onEnterPressed: event => grid.takeCurrent(event)
        Keys.onSpacePressed: event => grid.takeCurrent(event)
        T.ScrollBar.vertical: ScrollMark {}

        delegate: Item {
            id: cell
            required property entryCard modelData
            required property int index
            width: grid.cellWidth
            height: grid.cellHeight
            // The current item has the focus. For a secret entry the screen reader stays silent, because
            // everybody would hear it.
            Accessible.role: Accessible.ListItem
            Accessible.name: entry.table.entrySecret ? "" : pick.Accessible.name
            PickButton {
                id: pick
                anchors.fill: parent
                anchors.rightMargin: 8 * Theme.unit
                anchors.bottomMargin: 8 * Theme.unit
                key: entry.keys ? cell.index + 1 : ""
                text: cell.modelData.name
                picture: cell.modelData.picture
                note: cell.modelData.text
                why: entry.whyNot(cell.modelData)
                current: grid.activeFocus && grid.currentIndex === cell.index
                onClicked: entry.take(cell.modelData)
            }
        }
        Words {
            anchors.centerIn: parent
            visible: grid.count === 0
            text: qsTr("No match")
            color: Theme.soft
        }
    }
}
