// What an event could have been instead.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: choices

    required property TableModel table

    spacing: Theme.margin

    DigitKeys {
        enabled: choices.visible
        count: Math.min(9, choices.table.mend.choices.count)
        onPressed: digit => choices.table.chooseMended(digit - 1)
    }
    Words {
        Layout.fillWidth: true
        text: choices.table.mend.choices.count > 0 ? qsTr("It was:") : qsTr("Nothing else was open then. Take it back, or set a figure right.")
        color: Theme.soft
        font.pixelSize: Theme.headingSize
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap
        Repeater {
            model: choices.table.mend.choices
            delegate: ActionButton {
                required property int index
                required property string label
                text: label
                key: index < 9 ? index + 1 : ""
                offered: true
                onClicked: choices.table.chooseMended(index)
            }
        }
    }
    ActionButton {
        text: qsTr("Back")
        onClicked: choices.table.mend.leave()
    }
    Item { Layout.fillHeight: true }
}
