// Cards that were turned up, named by hand in the order of their places.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: entry

    required property TableModel table
    property list<string> taken

    function take(card: string) {
        taken = taken.concat([card]);
        if (taken.length < table.entryCount)
            return;
        const cards = taken;
        taken = [];
        table.enterCards(cards);
    }

    spacing: Theme.margin

    DigitKeys {
        count: Math.min(9, entry.table.entryCards.length)
        onPressed: digit => entry.take(entry.table.entryCards[digit - 1].id)
    }
    Words {
        Layout.fillWidth: true
        horizontalAlignment: Text.AlignHCenter
        visible: entry.table.entryCount > 1
        text: qsTr("Place %1 of %2").arg(entry.taken.length + 1).arg(entry.table.entryCount)
        color: Theme.soft
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap
        Repeater {
            model: entry.table.entryCards
            delegate: ActionButton {
                id: option
                required property var modelData
                required property int index
                key: index < 9 ? index + 1 : ""
                text: modelData.name
                note: modelData.text
                onClicked: entry.take(option.modelData.id)
            }
        }
    }
    ActionButton {
        Layout.alignment: Qt.AlignHCenter
        text: qsTr("Never mind")
        key: qsTr("Esc")
        quiet: true
        onClicked: entry.table.cancelEntry()
    }
}
