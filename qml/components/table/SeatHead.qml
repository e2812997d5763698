// Whose card it is: the sign, the name, and what is played with. As high whatever the name, so that what stands beneath it stands
// alike on all cards.
import QtQuick
import Lampkeeper

Item {
    id: head

    required property string letter
    required property string name
    required property string playsAs
    property bool low: false
    property color tint: Theme.soft  // of what is played with
    readonly property bool tall: metrics.advanceWidth(name) > who.width  // the name takes two lines

    implicitHeight: (low ? 64 : 82) * Theme.unit

    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: 24 * Theme.text
        font.weight: Font.DemiBold
    }
    SeatBadge {
        id: badge
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        size: 44 * Theme.unit
        seat: head.letter
    }
    Column {
        id: who
        anchors.left: badge.right
        anchors.right: parent.right
        anchors.leftMargin: Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        Words {
            id: called
            width: parent.width
            height: head.tall ? 55 * Theme.unit : Math.ceil(metrics.height)
            text: head.name
            font.pixelSize: 24 * Theme.text
            font.weight: Font.DemiBold
            fontSizeMode: head.tall ? Text.Fit : Text.FixedSize
            minimumPixelSize: Theme.leastSize
            lineHeight: head.tall ? 0.95 : 1
            wrapMode: head.tall ? Text.Wrap : Text.NoWrap
            elide: Text.ElideRight
        }
        Words {
            width: parent.width
            text: head.playsAs
            visible: text !== "" && !(head.low && head.tall)
            color: head.tint
            font.pixelSize: Theme.besideSize
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.leastSize
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
    }
}
