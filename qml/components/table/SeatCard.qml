// One player: points and health big, what else matters small. A tap on a figure corrects it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: card

    required property string letter
    required property string name
    required property string playsAs
    required property var figures
    required property var notes
    required property var roles
    required property var powers
    required property string dice
    required property bool acting
    required property bool leads
    property bool compact: false
    property bool still: false
    readonly property real edge: (compact ? 10 : 14) * Theme.unit
    signal correctionWanted(string seat, string figure, string label, int value)

    border.color: acting ? Theme.seatColor(letter) : Theme.line
    border.width: acting ? 3.5 * Theme.unit : Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: Sentence.listed([name, ...roles, ...notes])

    ColumnLayout {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.bottom: chips.top
        anchors.margins: card.edge
        anchors.bottomMargin: 6 * Theme.unit
        spacing: 6 * Theme.unit

        Item {
            Layout.fillWidth: true
            implicitHeight: Math.max(badge.height, who.height)
            SeatBadge {
                id: badge
                anchors.left: parent.left
                anchors.verticalCenter: parent.verticalCenter
                seat: card.letter
            }
            Column {
                id: who
                anchors.left: badge.right
                anchors.right: leads.visible ? leads.left : parent.right
                anchors.leftMargin: 10 * Theme.unit
                anchors.verticalCenter: parent.verticalCenter
                Words {
                    width: parent.width
                    text: card.name
                    font.pixelSize: Theme.headingSize
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
                Words {
                    width: parent.width
                    text: card.playsAs
                    visible: text !== ""
                    color: Theme.soft
                    font.pixelSize: Theme.smallSize
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
            }
            Words {
                id: leads
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                leftPadding: 10 * Theme.unit
                text: qsTr("leads")
                visible: card.leads
                color: Theme.lamp
                font.weight: Font.DemiBold
            }
        }

        Item { Layout.fillHeight: true }

        Repeater {
            model: KeptRows { list: card.figures }
            delegate: FigureButton {
                required property var modelData
                required property int index
                required property bool shown
                visible: shown
                Layout.fillWidth: true
                label: modelData.label
                value: modelData.value
                big: index === 0 && !card.compact
                small: card.compact
                tint: index === 0 ? Theme.lamp : Theme.ink
                enabled: !card.still
                onClicked: card.correctionWanted(card.letter, modelData.key, modelData.label, modelData.value)
            }
        }

        Item { Layout.fillHeight: true }
    }

    // Below the layout and not in it: how high it is comes out only once it is laid.
    Flow {
        id: chips
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: card.edge
        spacing: 6 * Theme.unit
        Repeater {
            model: KeptRows { list: Sentence.filled([card.dice === "" ? "" : qsTr("Dice %1").arg(card.dice), ...card.roles, ...card.notes]) }
            delegate: Chip {
                required property string modelData
                required property bool shown
                visible: shown
                text: modelData
                size: Theme.smallSize * 1.05
            }
        }
        Repeater {
            model: KeptRows { list: card.powers }
            delegate: Chip {
                required property var modelData
                required property bool shown
                visible: shown
                text: modelData.name
                ink: Theme.lamp
                spent: modelData.used
                Accessible.role: Accessible.StaticText
                Accessible.name: spent ? qsTr("%1, used").arg(text) : text
            }
        }
    }
}
