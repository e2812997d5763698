// Beside the cards of a side: the player, the strength, and what has just happened.
import QtQuick
import Lampkeeper

Column {
    id: words

    required property string seat
    required property string named
    required property string spoken  // the same for screen readers
    required property string figure
    required property string mark    // what happened, in one word
    required property string change  // and its amount
    property bool mirrored: false
    property real counted: 1         // progress of the number's counting animation
    readonly property int align: mirrored ? Text.AlignRight : Text.AlignLeft

    function count() { counting.restart(); }
    function pop() { popping.restart(); }

    spacing: 6 * Theme.unit

    SeatBadge {
        x: words.mirrored ? words.width - width : 0
        seat: words.seat
        size: 36 * Theme.unit
    }
    Words {
        width: words.width
        height: 2.5 * Theme.playSize
        horizontalAlignment: words.align
        text: words.named
        color: Theme.soft
        font.pixelSize: Theme.playSize
        fontSizeMode: Text.Fit  // a long word gets smaller, and is not broken without a hyphen
        minimumPixelSize: Theme.leastSize
        Accessible.role: Accessible.StaticText
        Accessible.name: words.spoken
    }
    Text {
        width: words.width
        height: 76 * Theme.unit
        horizontalAlignment: words.align
        verticalAlignment: Text.AlignVCenter
        text: words.counted >= 1 ? words.figure : words.figure.replace(/\d+/g, number => Math.round(number * words.counted))
        color: Theme.seatColor(words.seat)
        font.family: Theme.displayFamily
        font.pixelSize: Theme.displaySize * 1.15
        font.weight: Font.Bold
        fontSizeMode: Text.Fit
        wrapMode: Text.WordWrap
        minimumPixelSize: Theme.leastSize
        Accessible.role: Accessible.StaticText
        Accessible.name: words.figure
    }
    // Left empty while there is nothing to show, so that the number does not move.
    Item {
        width: words.width
        height: 74 * Theme.unit
        Rectangle {
            id: marker
            visible: words.mark !== ""
            x: words.mirrored ? parent.width - width : 0
            width: Math.min(parent.width, line.implicitWidth + 24 * Theme.unit)
            height: line.implicitHeight + 12 * Theme.unit
            radius: Theme.radius
            color: Theme.raised
            border.color: Theme.seatColor(words.seat)
            border.width: Theme.stroke(2)
            transformOrigin: words.mirrored ? Item.Right : Item.Left
            Words {
                id: line
                anchors.centerIn: parent
                width: Math.min(implicitWidth, words.width - 24 * Theme.unit)
                text: Sentence.filled([words.mark, words.change]).join(" ")
                font.pixelSize: Theme.headingSize
                font.weight: Font.Bold
                horizontalAlignment: Text.AlignHCenter
                Accessible.role: Accessible.StaticText
                Accessible.name: text
            }
        }
    }
    NumberAnimation { id: counting; target: words; property: "counted"; from: 0; to: 1; duration: 620; easing.type: Easing.OutCubic }
    ParallelAnimation {
        id: popping
        NumberAnimation { target: marker; property: "scale"; from: 1.45; to: 1; duration: 300; easing.type: Easing.OutBack }
        NumberAnimation { target: marker; property: "opacity"; from: 0.2; to: 1; duration: 120 }
    }
}
