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
    signal correctionWanted(string seat, string figure, string label, int value)

    border.color: acting ? Theme.seatColor(letter) : Theme.line
    border.width: acting ? 3.5 * Theme.unit : Theme.hairline
    Accessible.role: Accessible.Grouping
    Accessible.name: Sentence.listed([name, ...roles, ...notes])

    ColumnLayout {
        anchors.fill: parent
        anchors.margins: (card.compact ? 10 : 14) * Theme.unit
        spacing: 6 * Theme.unit

        RowLayout {
            Layout.fillWidth: true
            spacing: 10 * Theme.unit
            SeatBadge { seat: card.letter }
            ColumnLayout {
                spacing: 0
                Layout.fillWidth: true
                Words {
                    Layout.fillWidth: true
                    text: card.name
                    font.pixelSize: Theme.headingSize
                    font.weight: Font.DemiBold
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
                Words {
                    Layout.fillWidth: true
                    text: card.playsAs
                    visible: text !== ""
                    color: Theme.soft
                    font.pixelSize: Theme.smallSize
                    elide: Text.ElideRight
                    wrapMode: Text.NoWrap
                }
            }
            Words {
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

        Flow {
            Layout.fillWidth: true
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
}
