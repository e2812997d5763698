// Enters a roll by tapping or typing. The entered values are never shown, so that the others can look at the screen
// again immediately. Of a die with two-digit faces, a first digit waits for a second one or Enter.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: entry

    required property TableModel table
    readonly property bool mayRoll: table.entryMayRoll
    readonly property int sides: table.entrySides
    property list<int> taken
    property int begun: 0  // the first digit of a value; 0: none

    function typeDigit(digit: int) {
        const value = begun * 10 + digit;
        if (value === 0 || value > sides)
            return;
        if (value * 10 <= sides)
            begun = value;
        else
            take(value);
    }

    function take(value: int) {
        begun = 0;
        taken = [...taken, value];
        if (taken.length < table.entryCount)
            return;
        const dice = [...taken];  // a copy: Qt 6.8 empties the list of a property with the property
        taken = [];
        table.enterDice(dice);
    }

    function takeOneBack() {
        if (begun > 0) {
            begun = 0;
            return;
        }
        const left = [...taken];
        left.pop();
        taken = left;
    }

    spacing: Theme.margin
    focus: true

    Item { Layout.fillHeight: true }
    DigitKeys {
        count: Math.min(entry.sides, 9)
        zero: entry.sides > 9
        onPressed: digit => entry.typeDigit(digit)
    }
    Shortcut {
        sequences: ["Return", "Enter"]
        enabled: entry.begun > 0
        onActivated: entry.take(entry.begun)
    }
    Shortcut {
        sequence: "R"
        enabled: entry.mayRoll
        onActivated: entry.table.rollDice()
    }
    Shortcut {
        sequence: "Backspace"
        enabled: entry.taken.length > 0 || entry.begun > 0
        onActivated: entry.takeOneBack()
    }
    Words {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        text: entry.table.entrySecret ? qsTr("Everyone else, look away. The dice stay hidden afterwards.") : ""
        visible: text !== ""
        color: Theme.soft
    }
    Row {
        Layout.alignment: Qt.AlignHCenter
        spacing: Theme.gap
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("%1 of %2 dice entered").arg(entry.taken.length).arg(entry.table.entryCount)
        Repeater {
            model: entry.table.entryCount
            delegate: Rectangle {
                id: dot
                required property int index
                width: 18 * Theme.unit
                height: width
                radius: width / 2
                color: dot.index < entry.taken.length ? Theme.lamp : "transparent"
                opacity: dot.index === entry.taken.length && entry.begun > 0 ? 0.5 : 1
                border.color: Theme.lamp
                border.width: Theme.stroke(2)
            }
        }
    }
    // A first digit that waits. Its line is there before: nothing moves when it comes.
    Words {
        objectName: "waitingDigit"
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        visible: entry.sides > 9
        text: entry.begun === 0 ? "" : qsTr("%1: Enter, or a second digit").arg(entry.table.entrySecret ? "\u2026" : entry.begun + "_")
        color: Theme.lamp
        font.pixelSize: Theme.playSize
        Accessible.role: Accessible.AlertMessage
        Accessible.name: text
    }
    Row {
        Layout.alignment: Qt.AlignHCenter
        spacing: entry.sides > 10 ? Theme.gap / 2 : Theme.gap  // twenty stand in one row
        Repeater {
            model: entry.sides
            delegate: ActionButton {
                id: die
                required property int index
                text: index + 1
                implicitWidth: (entry.sides > 10 ? 52 : entry.sides > 6 ? 60 : 76) * Theme.unit
                implicitHeight: (entry.sides > 6 ? 60 : 76) * Theme.unit
                leftPadding: 4 * Theme.unit
                rightPadding: leftPadding
                font.pixelSize: entry.sides > 6 ? Theme.headingSize : Theme.titleSize
                onClicked: entry.take(die.index + 1)
            }
        }
    }
    Row {
        Layout.alignment: Qt.AlignHCenter
        spacing: Theme.gap
        ActionButton {
            objectName: "rollForMe"
            visible: entry.mayRoll
            text: qsTr("Roll for me")
            key: qsTr("R", "the key that rolls dice")
            Accessible.description: qsTr("The program rolls the dice, and the record says so.")
            onClicked: entry.table.rollDice()
        }
        ActionButton {
            text: qsTr("Undo last die")
            key: qsTr("Backspace")
            quiet: true
            enabled: entry.taken.length > 0 || entry.begun > 0
            onClicked: entry.takeOneBack()
        }
        ActionButton {
            text: qsTr("Cancel")
            key: qsTr("Esc")
            quiet: true
            onClicked: entry.table.cancelEntry()
        }
    }
    Item { Layout.fillHeight: true }
}
