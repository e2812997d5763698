// The alternatives to an event. It scrolls if there are too many.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
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
        text: choices.table.mend.choices.count > 0 ? qsTr("It was:") : qsTr("Nothing else was possible then. Undo it, or correct a number.")
        color: Theme.soft
        font.pixelSize: Theme.headingSize
    }
    Flickable {
        id: offered
        Layout.fillWidth: true
        Layout.fillHeight: true
        contentHeight: flow.implicitHeight
        interactive: contentHeight > height
        clip: interactive
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}

        FollowFocus { view: offered }
        Flow {
            id: flow
            width: offered.width - 14 * Theme.unit
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
    }
    ActionButton {
        text: qsTr("Back")
        onClicked: choices.table.mend.leave()
    }
}
