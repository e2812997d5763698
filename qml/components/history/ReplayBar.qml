// Navigation through a night: by event, by turn, or to any position.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

RowLayout {
    id: bar

    required property ReplayModel replay
    property bool playing: false  // automatic playback

    function play() {
        if (!playing && replay.step >= replay.last)
            replay.goTo(0);
        playing = !playing;
    }

    spacing: Theme.gap
    onVisibleChanged: playing = false

    Timer {
        interval: Theme.stepTime
        repeat: true
        running: bar.playing && bar.visible
        onTriggered: {
            bar.replay.next();
            if (bar.replay.step >= bar.replay.last)
                bar.playing = false;
        }
    }
    ActionButton {
        objectName: "play"
        text: bar.playing ? qsTr("Pause") : qsTr("Play")
        key: "P"
        enabled: bar.replay.last > 0
        onClicked: bar.play()
    }
    ActionButton {
        text: qsTr("Previous turn")
        key: "\u2191"
        enabled: bar.replay.step > 0
        onClicked: bar.replay.previousTurn()
    }
    ActionButton {
        text: qsTr("Back")
        key: "\u2190"
        enabled: bar.replay.step > 0
        onClicked: bar.replay.previous()
    }
    T.Slider {
        id: slider
        Layout.fillWidth: true
        implicitHeight: Theme.touch
        from: 0
        to: Math.max(1, bar.replay.last)
        stepSize: 1
        value: bar.replay.step
        focusPolicy: Qt.StrongFocus
        onMoved: bar.replay.goTo(value)
        Keys.onUpPressed: bar.replay.previousTurn()
        Keys.onDownPressed: bar.replay.nextTurn()
        Keys.onLeftPressed: bar.replay.previous()
        Keys.onRightPressed: bar.replay.next()
        Accessible.name: qsTr("Event %1 of %2").arg(bar.replay.step + 1).arg(bar.replay.last + 1)

        background: Item {
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: parent.width
                height: 6 * Theme.unit
                radius: height / 2
                color: Theme.line
                Rectangle {
                    width: slider.visualPosition * parent.width
                    height: parent.height
                    radius: height / 2
                    color: Theme.lamp
                }
            }
            FocusRing { shown: slider.visualFocus; anchors.margins: 0 }
        }
        handle: Rectangle {
            x: slider.visualPosition * (slider.width - width)
            y: (slider.height - height) / 2
            width: 26 * Theme.unit
            height: width
            radius: width / 2
            color: Theme.lamp
            border.color: Theme.ground
            border.width: Theme.stroke(3)
        }
    }
    Words {
        text: qsTr("%1 of %2").arg(bar.replay.step + 1).arg(bar.replay.last + 1)
        color: Theme.soft
        wrapMode: Text.NoWrap
        Accessible.ignored: true
    }
    ActionButton {
        objectName: "forward"
        text: qsTr("Forward")
        key: "\u2192"
        primary: true
        focus: true
        enabled: bar.replay.step < bar.replay.last
        onClicked: bar.replay.next()
    }
    ActionButton {
        text: qsTr("Next turn")
        key: "\u2193"
        enabled: bar.replay.step < bar.replay.last
        onClicked: bar.replay.nextTurn()
    }
}
