// A large card of the board with its text. A tap or Esc closes it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: sheet

    property lyingCard card
    property bool open: false

    function show(card: lyingCard) {
        sheet.card = card;
        open = true;
    }

    visible: open
    color: Theme.panel
    border.color: Theme.lamp
    border.width: Theme.stroke(2)
    Accessible.role: Accessible.Dialog
    Accessible.name: card.name
    Accessible.description: card.text

    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: Theme.margin
        CardPicture {
            Layout.fillHeight: true
            Layout.preferredWidth: height * 63 / 88
            source: sheet.card.picture
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: Theme.gap
            Words {
                Layout.fillWidth: true
                text: sheet.card.name
                font.pixelSize: Theme.titleSize
                font.weight: Font.DemiBold
            }
            Words {
                Layout.fillWidth: true
                visible: text !== ""
                text: Sentence.listed(sheet.card.counted)
                color: Theme.lamp
                font.pixelSize: Theme.headingSize
            }
            // Every number as it stands, with its sum by rule, and what holds for the card.
            Repeater {
                model: PersistentRows { list: sheet.card.numbers }
                delegate: Words {
                    required property standingNumber modelData
                    required property bool shown
                    visible: shown
                    Layout.fillWidth: true
                    text: modelData.label + " " + modelData.text + (modelData.sum === "" ? "" : " = " + modelData.sum)
                    color: modelData.change !== 0 || modelData.counted ? Theme.lamp : Theme.ink
                    font.pixelSize: Theme.playSize
                }
            }
            Repeater {
                model: PersistentRows { list: sheet.card.states }
                delegate: Words {
                    required property string modelData
                    required property int index
                    required property bool shown
                    visible: shown
                    Layout.fillWidth: true
                    text: Sentence.pair(modelData, sheet.card.causes[index] ?? "")
                    color: Theme.lamp
                    font.pixelSize: Theme.playSize
                }
            }
            Words {
                Layout.fillWidth: true
                Layout.fillHeight: true
                text: sheet.card.text
                font.pixelSize: Theme.headingSize
                fontSizeMode: Text.Fit
                minimumPixelSize: Theme.leastSize
                elide: Text.ElideRight
            }
            KeyHint { text: qsTr("Esc") }
        }
    }
    TapHandler {
        onTapped: sheet.open = false
    }
}
