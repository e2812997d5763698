// A zone of the board with its cards: one card with its name below, or several side by side. A tap enlarges a
// card.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: zone

    property string called: ""
    property string owner: ""
    property bool current: false
    property bool reached: false  // can be targeted now
    property list<lyingCard> cards
    property real nameHeight: 0  // height of the name below, in a row; otherwise the card uses all the room, unless it is large
    signal cardWanted(card: lyingCard)

    readonly property bool inRow: nameHeight > 0
    readonly property real beneath: inRow ? nameHeight : height > 7 * Theme.leastSize ? 1.6 * Theme.leastSize : 0
    readonly property real tall: Math.min(height - beneath, width * 88 / 63)
    readonly property real wide: tall * 63 / 88
    // Offset between cards: side by side if there is room, in a column if the zone is high, otherwise
    // overlapping.
    readonly property bool upright: height - beneath > 1.6 * tall
    readonly property real step: cards.length < 2 ? 0
        : upright ? Math.min(tall + 4 * Theme.unit, (height - tall) / (cards.length - 1))
        : Math.min(wide + 6 * Theme.unit, (width - wide) / (cards.length - 1))

    Rectangle {
        x: (zone.width - width) / 2
        width: zone.width > 1.5 * zone.wide ? zone.width - 4 * Theme.unit : zone.wide
        height: zone.tall
        radius: zone.tall * 0.05
        color: "transparent"
        border.color: zone.current ? Theme.lamp : zone.owner !== "" ? Theme.seatColor(zone.owner) : Theme.line
        border.width: Theme.stroke(2)
        opacity: zone.current ? 1 : 0.6
        visible: zone.cards.length === 0
        Accessible.role: Accessible.ListItem
        Accessible.name: Sentence.pair(zone.called, qsTr("empty"))
        Words {
            anchors.fill: parent
            anchors.margins: 4 * Theme.unit
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            visible: !zone.inRow && contentHeight <= height && contentWidth <= width
            text: zone.called
            color: Theme.faint
            font.pixelSize: Theme.leastSize
            Accessible.ignored: true
        }
    }
    AimMark {
        anchors.fill: parent
        anchors.margins: -3 * Theme.unit
        visible: zone.reached
    }
    Repeater {
        model: PersistentRows { list: zone.cards }
        delegate: Item {
            id: lying
            required property lyingCard modelData
            required property int index
            required property bool shown
            x: (zone.width - zone.wide - (zone.upright ? 0 : (zone.cards.length - 1) * zone.step)) / 2 + (zone.upright ? 0 : index * zone.step)
            y: zone.upright ? index * zone.step : 0
            width: zone.wide
            height: zone.tall
            visible: shown
            opacity: shown ? 1 : 0
            Behavior on opacity { NumberAnimation { duration: Theme.quick } }
            Behavior on x { NumberAnimation { duration: Theme.quick } }

            PlaceCard {
                anchors.fill: parent
                called: zone.called
                name: lying.modelData.name
                picture: lying.modelData.picture
                faceDown: lying.modelData.faceDown
                now: zone.current
                owner: lying.modelData.owner !== zone.owner ? lying.modelData.owner : ""
                counts: lying.modelData.counts
                turned: lying.modelData.turned
                AimMark {
                    anchors.fill: parent
                    visible: lying.modelData.reached
                }
            }
            TapHandler {
                enabled: lying.modelData.name !== ""
                onTapped: zone.cardWanted(lying.modelData)
            }
        }
    }
    FontMetrics {
        id: metrics
        font.family: Theme.family
        font.pixelSize: Theme.leastSize
        font.weight: Font.DemiBold
    }
    Words {
        id: name
        readonly property bool empty: zone.cards.length === 0
        // A word that is too long for a line at this size is broken, at a smaller size. Its card can be
        // enlarged to read it.
        readonly property bool broken: text.split(" ").some(word => metrics.advanceWidth(word) > width)
        readonly property real aside: empty ? 14 * Theme.unit : 0  // the name of an empty zone can be wider than the zone
        x: -aside
        y: zone.tall + 2 * Theme.unit
        width: zone.width + 2 * aside
        height: zone.height - y
        visible: zone.beneath > 0 && text !== "" && !(broken && (empty || !zone.inRow)) && !zone.upright
        horizontalAlignment: Text.AlignHCenter
        text: zone.cards.length === 1 ? zone.cards[0].name : zone.inRow && empty ? zone.called : ""
        color: zone.current ? Theme.lamp : empty ? Theme.faint : Theme.ink
        font.pixelSize: zone.inRow ? Theme.besideSize : Theme.leastSize
        font.weight: zone.current ? Font.DemiBold : Font.Normal
        fontSizeMode: Text.Fit
        minimumPixelSize: broken ? Theme.read(0.6 * Theme.leastSize) : Theme.leastSize
        wrapMode: broken ? Text.Wrap : Text.WordWrap
        elide: Text.ElideRight
        Accessible.ignored: true
    }
}
