// The tabs of a duel with several clashes: the current clash, and a tap to each.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Lampkeeper

Row {
    id: tabs

    required property DuelModel duel
    required property list<duelClash> clashes

    visible: clashes.length > 1
    height: visible ? implicitHeight + Theme.gap : 0
    spacing: 8 * Theme.unit
    topPadding: Theme.gap

    Repeater {
        model: PersistentRows { list: tabs.clashes }
        delegate: T.AbstractButton {
            id: tab
            required property duelClash modelData
            required property bool shown
            readonly property bool seen: tabs.duel.clashShown === modelData.number
            visible: shown
            width: label.implicitWidth + 22 * Theme.unit
            height: Math.max(label.implicitHeight + 10 * Theme.unit, Theme.leastTouch)
            focusPolicy: Qt.StrongFocus
            Accessible.name: modelData.title
            Accessible.role: Accessible.RadioButton
            Accessible.checked: seen
            Keys.onReturnPressed: clicked()
            onClicked: tabs.duel.showClash(modelData.number)
            contentItem: Words {
                id: label
                text: tab.modelData.title
                color: tab.seen ? Theme.lampInk : Theme.ink
                font.pixelSize: Theme.besideSize
                font.weight: tab.seen ? Font.DemiBold : Font.Normal
                horizontalAlignment: Text.AlignHCenter
                verticalAlignment: Text.AlignVCenter
                wrapMode: Text.NoWrap
            }
            background: Rectangle {
                radius: height / 2
                color: tab.seen ? Theme.lamp : Theme.raised
                border.color: tab.seen ? Theme.lamp : Theme.edge
                border.width: Theme.hairline
                FocusRing { shown: tab.visualFocus }
            }
        }
    }
}
