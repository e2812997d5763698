// Overrides a figure of the referee. The correction stays in the log.
import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

Popup {
    id: dialog

    required property TableModel table
    property string seat
    property string figure
    property string label
    readonly property string who: table.nameOf(seat)
    property int stood: 0   // the old value
    property int value: 0   // the new value

    function ask(whose: string, which: string, called: string, number: int) {
        seat = whose;
        figure = which;
        label = called;
        stood = number;
        value = number;
        open();
        box.edit();
    }
    function accept() {
        if (value !== stood)
            table.correct(seat, figure, value);
        close();
    }

    parent: Overlay.overlay
    anchors.centerIn: parent
    modal: true
    focus: true
    padding: Theme.margin
    background: Panel { border.color: Theme.lamp }

    contentItem: ColumnLayout {
        spacing: Theme.margin
        RowLayout {
            spacing: Theme.gap
            SeatBadge {
                objectName: "whose"
                visible: dialog.seat !== ""
                seat: dialog.seat
            }
            Heading {
                Layout.maximumWidth: 900 * Theme.unit
                text: dialog.seat === "" ? qsTr("%1 should be").arg(dialog.label) : qsTr("%1: %2 should be").arg(dialog.who).arg(dialog.label)
                font.pixelSize: Theme.headingSize
            }
        }
        NumberEntry {
            id: box
            Layout.fillWidth: true
            large: true
            label: Sentence.listed([dialog.who, dialog.label])
            value: dialog.value
            least: -99
            most: 999
            onPicked: number => dialog.value = number
            onAccepted: dialog.accept()
        }
        RowLayout {
            spacing: Theme.gap
            ActionButton {
                Layout.fillWidth: true
                text: qsTr("Correct it")
                primary: true
                onClicked: dialog.accept()
            }
            ActionButton {
                Layout.fillWidth: true
                text: qsTr("Leave it")
                onClicked: dialog.close()
            }
        }
    }
}
