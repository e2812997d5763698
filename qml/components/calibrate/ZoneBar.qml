// The selected zone: its position, how to move it, undo, and reset to the printed layout.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: bar

    required property CalibrateModel calibrate

    spacing: Theme.gap

    ActionButton {
        implicitWidth: Theme.touch
        text: "\u2039"
        Accessible.name: qsTr("Previous zone")
        onClicked: bar.calibrate.step(-1)
    }
    ActionButton {
        implicitWidth: Theme.touch
        text: "\u203a"
        Accessible.name: qsTr("Next zone")
        onClicked: bar.calibrate.step(1)
    }
    Column {
        Layout.fillWidth: true
        Words {
            width: parent.width
            text: bar.calibrate.refusal !== "" ? bar.calibrate.refusal
                : bar.calibrate.zone !== "" ? qsTr("%1: %2").arg(bar.calibrate.zone).arg(bar.calibrate.zonePlace)
                : bar.calibrate.sourceText
            color: bar.calibrate.refusal !== "" ? Theme.warning : Theme.ink
        }
        Words {
            width: parent.width
            text: bar.calibrate.errorText !== "" ? bar.calibrate.errorText
                : qsTr("Drag a zone or its corners; arrows move it, Shift and arrows resize it, Page Down selects the next")
            color: bar.calibrate.errorText !== "" ? Theme.warning : Theme.soft
            font.pixelSize: Theme.smallSize
        }
    }
    ActionButton {
        text: qsTr("Reset zones")
        enabled: !bar.calibrate.asPrinted
        onClicked: bar.calibrate.toStandard()
    }
    ActionButton {
        text: qsTr("Undo")
        key: qsTr("Ctrl Z")
        enabled: bar.calibrate.canUndo
        onClicked: bar.calibrate.undo()
    }
}
