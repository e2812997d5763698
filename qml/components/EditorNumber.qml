// A number: typed, or one more and one less by buttons and arrow keys.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

RowLayout {
    id: number

    required property string label
    required property int value
    required property int least
    required property int most
    signal picked(int value)

    function put(next: int) {
        if (next >= least && next <= most && next !== value)
            picked(next);
    }

    spacing: 4 * Theme.unit

    component Step: T.AbstractButton {
        id: step
        implicitWidth: 38 * Theme.unit
        implicitHeight: 42 * Theme.unit
        focusPolicy: Qt.NoFocus
        autoRepeat: true
        contentItem: Words {
            text: step.text
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            color: step.enabled ? Theme.ink : Theme.faint
        }
        background: Rectangle {
            radius: Theme.radius * 0.7
            color: step.down ? Theme.line : Theme.raised
            border.color: step.hovered ? Theme.lamp : Theme.line
            border.width: Theme.hairline
        }
    }

    Step {
        text: "\u2212"
        enabled: number.value > number.least
        Accessible.name: qsTr("%1: one less").arg(number.label)
        onClicked: number.put(number.value - 1)
    }
    InputLine {
        implicitWidth: 66 * Theme.unit
        implicitHeight: 42 * Theme.unit
        leftPadding: 6 * Theme.unit
        rightPadding: 6 * Theme.unit
        horizontalAlignment: TextInput.AlignHCenter
        inputMethodHints: Qt.ImhDigitsOnly
        validator: IntValidator { bottom: number.least; top: number.most }
        text: number.value
        Accessible.name: number.label
        onTextEdited: if (acceptableInput) number.put(parseInt(text))
        onActiveFocusChanged: if (!activeFocus) text = Qt.binding(() => number.value)  // what was no number is forgotten
        Keys.onUpPressed: number.put(number.value + 1)
        Keys.onDownPressed: number.put(number.value - 1)
    }
    Step {
        text: "+"
        enabled: number.value < number.most
        Accessible.name: qsTr("%1: one more").arg(number.label)
        onClicked: number.put(number.value + 1)
    }
}
