// A zone in the middle of the table: its card, the card's back, or an empty outline.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: place

    property string name: ""
    property string picture: ""
    property string owner: ""
    property list<string> counts  // the counters on it
    property list<standingNumber> numbers
    property list<string> states
    property string heard: ""  // for screen readers, instead of name and state
    // What differs from the printed card, in the order of importance.
    readonly property list<string> differing: [...changed().map(number => number.label + " " + marked(number)), ...states]
    // The same where a number has no room for its name; a touch of the card tells it.
    readonly property list<string> briefly: changed().map(number => marked(number))
    property int turned: 0
    property bool faceDown: false
    property bool now: false  // the game takes place here
    property bool offered: false  // a touch says it next
    property bool said: false     // it was said for the move that is being composed
    property string becomes: ""   // what that move changes on it
    property string called: ""  // name of the zone

    implicitWidth: implicitHeight * 63 / 88
    implicitHeight: 88 * Theme.unit
    Accessible.role: Accessible.Graphic
    Accessible.name: Sentence.pair(called, heard !== "" ? heard : name !== "" ? name : faceDown ? qsTr("face down") : qsTr("empty"))

    function changed(): var {
        return Array.from(numbers).filter(number => number.change !== 0 || (number.counted && !number.onCounter));
    }
    // Returns the number with a triangle that says whether it is more or less than printed.
    function marked(number: standingNumber): string {
        return number.text + (number.change > 0 ? " \u25b2" : number.change < 0 ? " \u25bc" : "");
    }

    Letters {
        id: small
        font.pixelSize: Theme.read(0.6 * Theme.leastSize)
        font.weight: Font.DemiBold
    }
    Rectangle {
        z: 1  // over the card's edge: there is no room around it, its name lies below
        anchors.fill: parent
        anchors.margins: -2 * Theme.unit
        radius: place.height * 0.035 + 2 * Theme.unit
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
        anchors.right: parent.right  // beside the text of the card
        anchors.rightMargin: place.width * 0.03
        anchors.bottom: parent.bottom
        anchors.bottomMargin: place.width * 0.03
        width: Math.min(place.width, Math.max(height, count.implicitWidth + 14 * Theme.unit))
        height: count.implicitHeight
        radius: count.font.pixelSize / 2
        color: Theme.labelGround
        visible: place.counts.length > 0
        Words {
            id: count
            anchors.centerIn: parent
            width: Math.min(implicitWidth, place.width - 4 * Theme.unit)
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: small.font.pixelSize
            text: Array.from(place.counts).join("\n")
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.NoWrap
            color: Theme.labelInk
            font.pixelSize: Math.max(Theme.read(0.8 * Theme.leastSize), place.height * 0.13)
            font.weight: Font.Bold
        }
    }
    Column {
        id: chips
        readonly property real room: place.height * 0.45
        readonly property int most: Math.max(1, Math.floor(room / (small.height + 2 * Theme.unit)))
        // Whether there are more than have room; a touch of the card tells them all. No "+1": that reads as a bonus.
        readonly property list<string> fitting: Array.from(place.differing).map((words, row) => fits(words) ? words : place.briefly[row] ?? "").filter(words => words !== "" && fits(words))
        readonly property int over: place.differing.length - Math.min(fitting.length, most)
        readonly property list<string> told: over === 0 ? fitting : [...Array.from(fitting).slice(0, most - 1), "\u2026"]

        function fits(words: string): bool {
            return small.widthOf(words) + 12 * Theme.unit <= place.width;
        }
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        anchors.bottomMargin: place.counts.length > 0 ? 0.28 * place.height : 3 * Theme.unit
        spacing: 2 * Theme.unit
        visible: place.height > 60 * Theme.unit
        Repeater {
            model: PersistentRows { list: chips.told }
            delegate: Rectangle {
                id: chip
                required property string modelData
                required property bool shown
                visible: shown
                anchors.horizontalCenter: chips.horizontalCenter
                width: small.widthOf(modelData) + 10 * Theme.unit
                height: small.height
                radius: height / 3
                color: Theme.labelGround
                border.color: Theme.lamp
                border.width: Theme.hairline
                Words {
                    anchors.centerIn: parent
                    text: chip.modelData
                    wrapMode: Text.NoWrap
                    color: Theme.outlineSure
                    font: small.font
                    Accessible.ignored: true
                }
            }
        }
    }
    Rectangle {
        objectName: "becomes"
        z: 2
        anchors.centerIn: parent
        width: place.width
        height: outcome.implicitHeight + 6 * Theme.unit
        color: Theme.lamp
        visible: place.becomes !== ""
        Words {
            id: outcome
            anchors.centerIn: parent
            width: place.width - 4 * Theme.unit
            text: place.becomes
            horizontalAlignment: Text.AlignHCenter
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: small.font.pixelSize
            wrapMode: Text.NoWrap
            color: Theme.lampInk
            font.pixelSize: Math.max(Theme.read(0.9 * Theme.leastSize), place.height * 0.16)
            font.weight: Font.Bold
        }
    }
    SeatBadge {
        anchors.right: parent.right
        anchors.rightMargin: 4 * Theme.unit
        y: 0.12 * place.height  // below the card's name, above its numbers
        size: Math.min(36 * Theme.unit, Math.max(22 * Theme.unit, 0.155 * place.height))
        lettered: place.height > 80 * Theme.unit
        seat: place.owner
        visible: place.owner !== ""
    }
}
