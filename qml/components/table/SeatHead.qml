// The head of a player's card: badge, name and class. Its height does not depend on the name, so that the
// items below it are aligned on all cards. A name that is too long for one line is broken between words into
// two. If words would be cut, the badge can give them its room; only then are words broken.
import QtQuick
import Lampkeeper

Item {
    id: head

    required property string letter
    required property string name
    required property string playsAs
    property bool low: false
    property bool givesRoom: false  // the badge can be shown elsewhere
    property color tint: Theme.soft  // colour of the class
    readonly property bool tall: metrics.widthOf(name) > width - 44 * Theme.unit - Theme.gap  // the name takes two lines

    readonly property real besideSign: width - badge.width - 0.5 * Theme.gap
    readonly property bool alone: givesRoom && low && tall && !fit(betweenWords(name, besideSign), besideSign)

    implicitHeight: (low ? 64 : 82) * Theme.unit

    function inTwoLines(words: string, width: real): string {
        const between = betweenWords(words, width);
        const within = withinWords(words, width);
        const lines = !fit(between, width) && fit(within, width) ? within : between;
        return lines.map(line => small.elidedText(line, Text.ElideRight, width - 2 * Theme.unit)).join("\n");
    }
    function fit(lines: var, width: real): bool {
        return lines.every(line => small.widthOf(line) <= width - 2 * Theme.unit);
    }
    // Text without spaces (such as Chinese) can be broken anywhere.
    function betweenWords(words: string, width: real): var {
        const gap = /[\u3000-\uffff]/.test(words) ? "" : " ";
        const parts = words.split(gap);
        let first = parts.shift();
        while (parts.length > 0 && fit([first + gap + parts[0]], width))
            first += gap + parts.shift();
        return Sentence.filled([first, parts.join(gap)]);
    }
    function withinWords(words: string, width: real): var {
        const letters = [...words];
        let first = letters.shift();
        while (letters.length > 0 && fit([first + letters[0] + "-"], width))
            first += letters.shift();
        return Sentence.filled([/[\s-]$/.test(first) ? first.trim() : first + "-", letters.join("").trim()]);
    }

    Letters {
        id: metrics
        font.pixelSize: 24 * Theme.text
        font.weight: Font.DemiBold
    }
    Letters {
        id: small
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
