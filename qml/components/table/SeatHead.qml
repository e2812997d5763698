// Whose card it is: the sign, the name, and what is played with. As high whatever the name, so that what stands beneath it stands
// alike on all cards. A name too long for one line takes two; it is broken between its words alone. Where words would end early
// the sign may give them its room, and they end early only then.
import QtQuick
import Lampkeeper

Item {
    id: head

    required property string letter
    required property string name
    required property string playsAs
    property bool low: false
    property bool givesRoom: false  // its sign may stand elsewhere
    property color tint: Theme.soft  // of what is played with
    readonly property bool tall: metrics.advanceWidth(name) > width - 44 * Theme.unit - Theme.gap  // the name takes two lines

    readonly property bool alone: givesRoom && low && tall && inTwoLines(name, width - badge.width - 0.5 * Theme.gap).includes("\u2026")

    implicitHeight: (low ? 64 : 82) * Theme.unit

    // Chinese is broken anywhere.
    function inTwoLines(words: string, width: real): string {
        const gap = /[\u3000-\uffff]/.test(words) ? "" : " ";
        const parts = words.split(gap);
        const room = width - 2 * Theme.unit;
        let first = parts.shift();
        while (parts.length > 0 && small.advanceWidth(first + gap + parts[0]) <= room)
            first += gap + parts.shift();
        return [first, parts.join(gap)].filter(line => line !== "").map(line => small.elidedText(line, Text.ElideRight, room)).join("\n");
    }

    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: 24 * Theme.text
        font.weight: Font.DemiBold
    }
    FontMetrics {
        id: small
        font.family: Theme.family
        font.pixelSize: Theme.leastSize
        font.weight: Font.DemiBold
    }
    SeatBadge {
        id: badge
        visible: !head.alone
        anchors.left: parent.left
        anchors.verticalCenter: parent.verticalCenter
        size: (head.low && head.tall ? 38 : 44) * Theme.unit
        seat: head.letter
    }
    Column {
        id: who
        anchors.left: head.alone ? parent.left : badge.right
        anchors.right: parent.right
        anchors.leftMargin: head.alone ? 0 : (head.low && head.tall ? 0.5 : 1) * Theme.gap
        anchors.verticalCenter: parent.verticalCenter
        Words {
            id: called
            width: parent.width
            text: head.tall ? head.inTwoLines(head.name, width) : head.name
            font: head.tall ? small.font : metrics.font
            lineHeight: head.tall ? 0.95 : 1
            wrapMode: Text.NoWrap
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
