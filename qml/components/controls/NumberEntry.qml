// A number input: typed, or changed by one with buttons and arrow keys.
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
    property bool large: false
    readonly property real size: large ? Theme.touch : 42 * Theme.unit
    signal picked(int value)
    signal accepted()  // Enter was pressed on a valid number

    function put(next: int) {
        if (next >= least && next <= most && next !== value)
            picked(next);
    }
    function step(by: int) {
        put(value + by);
        line.showValue();
    }
    function edit() {
        line.forceActiveFocus();
        line.showValue();
        line.selectAll();
    }

    spacing: 4 * Theme.unit

    component Step: T.AbstractButton {
        id: step
        required property real size
        implicitWidth: size * 0.9
        implicitHeight: size
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
            border.color: step.hovered ? Theme.lamp : Theme.edge
            border.width: Theme.hairline
        }
    }

    Step {
        size: number.size
        text: "\u2212"
        enabled: number.value > number.least
        Accessible.name: qsTr("%1: one less").arg(number.label)
        onClicked: number.step(-1)
    }
    InputLine {
        id: line
        objectName: "number"

        function showValue() {
            text = Qt.binding(() => number.value);
        }

        Layout.fillWidth: number.large
        implicitWidth: 1.6 * number.size
        implicitHeight: number.size
        leftPadding: 6 * Theme.unit
        rightPadding: 6 * Theme.unit
        horizontalAlignment: TextInput.AlignHCenter
        font.pixelSize: number.large ? Theme.titleSize : Theme.bodySize
        inputMethodHints: Qt.ImhDigitsOnly
        validator: IntValidator { bottom: number.least; top: number.most }
        text: number.value
        Accessible.name: number.label
        onTextEdited: if (acceptableInput) number.put(parseInt(text))
        onAccepted: number.accepted()
        onActiveFocusChanged: if (!activeFocus) showValue()  // discards invalid text
        Keys.onUpPressed: number.step(1)
        Keys.onDownPressed: number.step(-1)
    }
    Step {
        size: number.size
        text: "+"
        enabled: number.value < number.most
        Accessible.name: qsTr("%1: one more").arg(number.label)
        onClicked: number.step(1)
    }
}
