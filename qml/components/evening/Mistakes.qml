// The moves of a night that cost much, and what would have been better; looked for when somebody asks.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: list

    required property MistakeModel mistakes
    signal lookWanted(event: int)

    spacing: Theme.gap

    Heading {
        Layout.fillWidth: true
        text: qsTr("Mistakes")
        font.pixelSize: Theme.headingSize
    }
    ActionButton {
        objectName: "lookForMistakes"
        visible: list.mistakes.stage === "ready" || list.mistakes.stage === "looking"
        text: list.mistakes.stage === "looking" ? qsTr("Stop") : qsTr("Look for mistakes")
        Accessible.description: qsTr("Compares each move with the best one; takes a minute or more")
        onClicked: list.mistakes.stage === "looking" ? list.mistakes.stop() : list.mistakes.look()
    }
    Words {
        Layout.fillWidth: true
        visible: text !== ""
        text: list.mistakes.stage === "looking" ? qsTr("The coach is thinking: %1 %").arg(list.mistakes.progress) : list.mistakes.stage === "done" && list.mistakes.mistakes.length === 0 ? qsTr("No move clearly cost much.") : ""
        color: Theme.soft
    }
    Words {
        Layout.fillWidth: true
        visible: list.mistakes.mistakes.length > 0
        text: list.mistakes.note
        color: Theme.soft
        font.pixelSize: Theme.smallSize
    }
    Repeater {
        model: PersistentRows { list: list.mistakes.mistakes }
        delegate: RowLayout {
            id: mistake
            required property mistakeRow modelData
            required property int index
            required property bool shown
            visible: shown
            Layout.fillWidth: true
            spacing: Theme.gap
            SeatBadge {
                Layout.alignment: Qt.AlignTop
                seat: mistake.modelData.seat
                size: 28 * Theme.unit
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0
                Words {
                    Layout.fillWidth: true
                    text: mistake.modelData.what
                }
                Words {
                    Layout.fillWidth: true
                    text: mistake.modelData.better
                    font.weight: Font.DemiBold
                }
                Words {
                    Layout.fillWidth: true
                    text: mistake.modelData.cost
                    color: Theme.lamp
                }
                Words {
                    Layout.fillWidth: true
                    text: mistake.modelData.why
                    color: Theme.soft
                }
            }
            ActionButton {
                objectName: "watchMistake" + mistake.index
                Layout.alignment: Qt.AlignTop
                implicitWidth: implicitContentWidth + leftPadding + rightPadding
                text: qsTr("Watch")
                Accessible.name: qsTr("Watch: %1").arg(mistake.modelData.what)
                onClicked: list.lookWanted(mistake.modelData.event)
            }
        }
    }
}
