// The cards that can be in a hand, with the number of copies that are.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

Flickable {
    id: view

    required property list<coachedCard> cards
    signal held(row: int, count: int)

    clip: true
    contentHeight: flow.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollMark {}

    FollowFocus { view: view }
    Flow {
        id: flow
        width: view.width
        spacing: Theme.margin
        Repeater {
            model: view.cards
            delegate: RowLayout {
                id: card
                required property int index
                required property coachedCard modelData
                width: 380 * Theme.unit
                spacing: 6 * Theme.unit
                Words {
                    Layout.fillWidth: true
                    text: card.modelData.name
                    color: card.modelData.held > 0 ? Theme.ink : Theme.soft
                    font.weight: card.modelData.held > 0 ? Font.DemiBold : Font.Normal
                }
                ActionButton {
                    implicitWidth: Theme.touch
                    text: "\u2212"
                    enabled: card.modelData.held > 0
                    Accessible.name: qsTr("One %1 less").arg(card.modelData.name)
                    onClicked: view.held(card.index, card.modelData.held - 1)
                }
                Words {
                    Layout.preferredWidth: Math.max(52 * Theme.unit, implicitWidth)
                    horizontalAlignment: Text.AlignHCenter
                    text: qsTr("%1 of %2").arg(card.modelData.held).arg(card.modelData.most)
                    wrapMode: Text.NoWrap
                    color: card.modelData.held > 0 ? Theme.lamp : Theme.soft
                }
                ActionButton {
                    implicitWidth: Theme.touch
                    text: "+"
                    enabled: card.modelData.held < card.modelData.most
                    Accessible.name: qsTr("One %1 more").arg(card.modelData.name)
                    onClicked: view.held(card.index, card.modelData.held + 1)
                }
            }
        }
    }
}
