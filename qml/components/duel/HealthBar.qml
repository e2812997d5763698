// A player's health as a number and as a bar that shrinks. The whole bar is the health at the start of the night.
import QtQuick
import Lampkeeper

Column {
    id: health

    required property string seat
    required property string label
    required property int before  // this duel
    required property int full
    required property int now
    readonly property real part: full > 0 ? Math.max(0, Math.min(1, now / full)) : 0

    spacing: 4 * Theme.unit

    Item {
        width: health.width
        height: figure.height
        Words {
            anchors.baseline: figure.baseline
            width: Math.max(0, figure.x - 4 * Theme.unit)
            text: health.label
            color: Theme.soft
            font.pixelSize: Theme.besideSize
            wrapMode: Text.NoWrap
            elide: Text.ElideRight
        }
        Words {
            id: figure
            x: health.width - width
            text: health.now === health.before ? health.now : qsTr("%1 \u2192 %2").arg(health.before).arg(health.now)
            font.pixelSize: Theme.playSize
            font.weight: Font.Bold
            wrapMode: Text.NoWrap
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%1: %2").arg(health.label).arg(health.now)
        }
    }
    Rectangle {
        width: health.width
        height: 12 * Theme.unit
        radius: height / 2
        color: Theme.raised
        border.color: Theme.line
        border.width: Theme.hairline
        clip: true
        Rectangle {
            width: parent.width
            height: parent.height
            radius: height / 2
            color: Theme.seatColor(health.seat)
            x: (health.part - 1) * parent.width
            Behavior on x { enabled: Theme.motion; NumberAnimation { duration: 520; easing.type: Easing.OutCubic } }
        }
    }
}
