// A zone in the middle of the table: its card, the card's back, or an empty outline.
import QtQuick
import Lampkeeper

Item {
    id: place

    property string name: ""
    property string picture: ""
    property string owner: ""
    property list<string> counts  // numbers of the counters on it
    property int turned: 0
    property bool faceDown: false
    property bool now: false  // the game takes place here
    property bool offered: false  // a touch says it next
    property bool said: false     // it was said for the move that is being composed
    property string called: ""  // name of the zone

    implicitWidth: implicitHeight * 63 / 88
    implicitHeight: 88 * Theme.unit
    Accessible.role: Accessible.Graphic
    Accessible.name: Sentence.pair(called, name !== "" ? name : faceDown ? qsTr("face down") : qsTr("empty"))

    Rectangle {
        anchors.fill: parent
        anchors.margins: -4 * Theme.unit
        radius: place.height * 0.035 + 4 * Theme.unit
        color: "transparent"
        border.color: Theme.lamp
        border.width: Theme.stroke(place.said ? 6 : 3)
        visible: place.now || place.offered || place.said
    }
    Rectangle {
        anchors.fill: parent
        radius: height * 0.035
        color: "transparent"
        border.color: Theme.line
        border.width: Theme.stroke(2)
        visible: place.picture === ""
    }
    CardPicture {
        anchors.fill: parent
        visible: place.picture !== ""
        source: place.picture
        rotation: place.turned
        opacity: place.faceDown && !place.now ? 0.75 : 1
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4 * Theme.unit
        width: Math.min(place.width, Math.max(height, count.implicitWidth + 14 * Theme.unit))
        height: count.implicitHeight
        radius: count.font.pixelSize / 2
        color: Theme.labelGround
        visible: place.counts.length > 0
        Words {
            id: count
            anchors.centerIn: parent
            text: Array.from(place.counts).join("\n")
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            color: Theme.labelInk
            font.pixelSize: Math.max(0.8 * Theme.leastSize, place.height * 0.13)
            font.weight: Font.Bold
        }
    }
    SeatBadge {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: 4 * Theme.unit
        size: Math.min(36 * Theme.unit, 0.2 * place.height)
        lettered: place.height > 80 * Theme.unit
        seat: place.owner
        visible: place.owner !== ""
    }
}
