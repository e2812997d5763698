// People overrule the referee: a figure set to what it should be. The trace stays in the log.
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

    function ask(whose: string, which: string, called: string, value: int) {
        seat = whose;
        figure = which;
        label = called;
        box.value = value;
        open();
        box.forceActiveFocus();
    }
    function accept() {
        table.correct(seat, figure, box.value);
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
            SeatBadge { seat: dialog.seat }
            Heading {
                text: qsTr("%1 should be").arg(dialog.label)
                font.pixelSize: Theme.headingSize
            }
        }
        SpinBox {
            id: box
            Layout.fillWidth: true
            from: -99
            to: 999
            editable: true
            font.family: Theme.family
            font.pixelSize: Theme.titleSize
            Accessible.name: dialog.label
            Keys.onReturnPressed: dialog.accept()
            palette.text: Theme.ink
            palette.base: Theme.ground
            palette.button: Theme.raised
            palette.buttonText: Theme.ink
            palette.mid: Theme.line
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
