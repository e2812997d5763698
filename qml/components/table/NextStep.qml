// The one thing to do next, in words readable from two metres, with the sign of whoever acts.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Item {
    id: step

    required property TableModel table

    Accessible.role: Accessible.AlertMessage
    Accessible.name: Sentence.told([table.nextStep, table.detail, ...table.alsoOpen])

    RowLayout {
        anchors.fill: parent
        spacing: 20 * Theme.unit

        SeatBadge {
            visible: step.table.actingSeat !== ""
            seat: step.table.actingSeat === "" ? "A" : step.table.actingSeat
            size: 72 * Theme.unit
        }
        ColumnLayout {
            Layout.fillWidth: true
            Layout.fillHeight: true
            spacing: 2 * Theme.unit

            Text {
                Layout.fillWidth: true
                Layout.fillHeight: true
                text: step.table.nextStep
                color: Theme.ink
                font.family: Theme.stepFamily
                font.pixelSize: Theme.displaySize
                font.weight: Font.Medium
                fontSizeMode: Text.Fit
                minimumPixelSize: 24 * Theme.unit
                lineHeight: 0.95
                wrapMode: Text.WordWrap
                verticalAlignment: Text.AlignVCenter
                Accessible.ignored: true
            }
            Words {
                Layout.fillWidth: true
                visible: text !== ""
                text: step.table.detail
                color: Theme.soft
                Accessible.ignored: true
            }
            Repeater {
                model: KeptRows { list: [...step.table.alsoOpen] }
                delegate: Words {
                    required property string modelData
                    required property bool shown
                    visible: shown
                    Layout.fillWidth: true
                    text: modelData
                    color: Theme.soft
                    font.pixelSize: Theme.headingSize
                    Accessible.ignored: true
                }
            }
        }
    }
}
