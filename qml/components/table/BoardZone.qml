// A zone of the board with its cards: side by side, below each other, or in a pile with their number. A touch
// of a card names it, or enlarges it if it is not part of a move.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: place

    required property boardZone zone
    property real label: 0  // height of the name below a card
    property bool marked: false  // the arrow keys have reached it, or this thing in it
    property string markedThing: ""
    signal cardWanted(card: lyingCard)
    signal touched(thing: string, zone: string)
    signal dropped(thing: string, at: point)  // in the scene

    readonly property list<lyingCard> cards: zone.piled ? Array.from(zone.cards).slice(-1) : zone.cards
    readonly property real tall: zone.card
    readonly property real wide: Math.round(tall * 63 / 88)
    // Offset between cards: beside or below each other if there is room, otherwise overlapping.
    readonly property real step: cards.length < 2 ? 0
        : zone.below ? Math.min(tall + label, (height - tall) / (cards.length - 1))
        : Math.min(Math.max(1.3 * wide, widestName + 14 * Theme.unit), (width - wide) / (cards.length - 1))
    readonly property real widestName: label === 0 ? 0 : Math.max(0, ...Array.from(cards).map(card => letters.widthOf(card.name)))
    readonly property real startX: Math.round((width - wide - (zone.below ? 0 : (cards.length - 1) * step)) / 2)

    // Returns the things here that a touch could name, or the zone itself, with their places in the parent.
    function touchable(): var {
        const spots = Array.from(cards).filter(card => card.thing !== "" && (card.offered || card.said)).map(card => {
            const middle = middleOf(card.thing);
            return { thing: card.thing, zone: zone.zone, x: x + middle.x, y: y + middle.y };
        });
        if (spots.length === 0 && (zone.offered || zone.said))
            spots.push({ thing: "", zone: zone.zone, x: x + width / 2, y: y + height / 2 });
        return spots;
    }
    // Returns the uppermost thing at a place in this item; empty if there is none.
    function thingAt(at: point): string {
        for (let i = cards.length - 1; i >= 0; --i) {
            const along = Math.round(i * step);
            const card = Qt.rect(startX + (zone.below ? 0 : along), zone.below ? along : 0, wide, tall);
            if (at.x >= card.left && at.x <= card.right && at.y >= card.top && at.y <= card.bottom)
                return cards[i].thing;
        }
        return "";
    }
    // Returns the middle of a thing's card in this item; outside of it if the thing does not lie here.
    function middleOf(thing: string): point {
        const at = Array.from(cards).findIndex(card => card.thing === thing);
        if (at < 0)
            return Qt.point(-1, -1);
        const along = Math.round(at * step);
        return Qt.point(startX + wide / 2 + (zone.below ? 0 : along), tall / 2 + (zone.below ? along : 0));
    }

    Rectangle {
        id: outline
        readonly property bool whole: place.zone.below || (!place.zone.piled && place.width > 1.5 * place.wide)
        x: whole ? 0 : place.startX
        width: whole ? place.width : place.wide
        height: place.height
        radius: place.tall * 0.05
        color: place.zone.said ? Qt.alpha(Theme.lamp, 0.25) : place.zone.offered ? Qt.alpha(Theme.lamp, 0.1) : "transparent"
        border.color: place.zone.offered || place.zone.said || place.zone.current ? Theme.lamp : place.zone.owner !== "" ? Theme.seatColor(place.zone.owner) : Theme.line
        border.width: Theme.stroke(place.zone.offered || place.zone.said ? 3 : 2)
        opacity: place.zone.offered || place.zone.said || place.zone.current ? 1 : 0.5
        visible: place.zone.cards.length === 0 || place.zone.below
        Accessible.role: Accessible.ListItem
        Accessible.name: Sentence.pair(place.zone.called, place.zone.count !== "" ? place.zone.count : qsTr("empty"))
        Words {
            anchors.fill: parent
            anchors.margins: 4 * Theme.unit
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: place.zone.below ? Text.AlignBottom : Text.AlignVCenter
            visible: ((place.zone.cards.length === 0 && !place.zone.piled) || place.zone.below) && letters.widestWord(place.zone.called) < width
            text: place.zone.called
            color: Theme.faint
            font.pixelSize: Theme.leastSize
            fontSizeMode: Text.Fit
            minimumPixelSize: Math.max(12, 0.6 * Theme.leastSize)
            wrapMode: Text.WordWrap
            Accessible.ignored: true
        }
    }
    AimMark {
        anchors.fill: parent
        anchors.margins: -3 * Theme.unit
        visible: place.zone.reached
    }
    FocusRing {
        z: 1
        shown: place.marked && place.markedThing === "" && (place.zone.offered || place.zone.said)
    }
    TapHandler {
        enabled: place.zone.offered || place.zone.said
        onTapped: place.touched("", place.zone.zone)
    }
    // Returns whether a caption of this width can be read: it has two lines at most.
    function legible(caption: string, room: real): bool {
        return letters.linesIn(caption, 0.95 * room) <= 2 && (letters.widestWord(caption) < room || room > 100 * Theme.unit);
    }

    Letters {
        id: letters
        font.pixelSize: Math.max(12, 0.6 * Theme.leastSize)
    }
    Repeater {
        model: PersistentRows { list: place.cards }
        delegate: Item {
            id: lying
            required property lyingCard modelData
            required property int index
            required property bool shown
            x: place.startX + (place.zone.below ? 0 : Math.round(index * place.step))
            y: place.zone.below ? Math.round(index * place.step) : 0
            width: place.wide
            height: place.tall
            visible: shown
            opacity: shown ? 1 : 0
            z: drag.active ? 1 : 0
            transform: Translate {
                x: drag.active ? drag.at.x - drag.centroid.scenePressPosition.x : 0
                y: drag.active ? drag.at.y - drag.centroid.scenePressPosition.y : 0
            }
            Behavior on opacity { NumberAnimation { duration: Theme.quick } }
            Behavior on x { NumberAnimation { duration: Theme.quick } }

            PlaceCard {
                anchors.fill: parent
                called: place.zone.called
                name: lying.modelData.name
                picture: lying.modelData.picture
                faceDown: lying.modelData.faceDown
                now: place.zone.current
                offered: lying.modelData.offered || (place.zone.offered && !place.zone.below)
                said: lying.modelData.said || (place.zone.said && !place.zone.below)
                owner: lying.modelData.owner !== place.zone.owner ? lying.modelData.owner : ""
                counts: lying.modelData.counts
                numbers: lying.modelData.numbers
                states: lying.modelData.states
                becomes: lying.modelData.becomes
                heard: lying.modelData.heard
                turned: lying.modelData.turned
                AimMark {
                    anchors.fill: parent
                    visible: lying.modelData.reached
                }
                FocusRing {
                    radius: place.tall * 0.035
                    shown: place.marked && place.markedThing !== "" && place.markedThing === lying.modelData.thing
                }
            }
            TapHandler {
                onTapped: {
                    if (lying.modelData.offered || lying.modelData.said || place.zone.offered || place.zone.said)
                        place.touched(lying.modelData.thing, place.zone.zone);
                    else if (lying.modelData.name !== "")
                        place.cardWanted(lying.modelData);
                }
                onLongPressed: if (lying.modelData.name !== "") place.cardWanted(lying.modelData)
            }
            DragHandler {
                id: drag
                property point at  // where the card is held, in the scene
                target: null
                enabled: lying.modelData.offered || lying.modelData.said || ((place.zone.offered || place.zone.said) && !place.zone.below) || active
                onCentroidChanged: if (active) at = centroid.scenePosition
                onActiveChanged: {
                    place.z = active ? 1 : 0;
                    if (active)
                        place.touched(lying.modelData.thing, place.zone.zone);
                    else
                        place.dropped(lying.modelData.thing, at);
                }
            }
            TapHandler {
                acceptedButtons: Qt.RightButton
                onTapped: if (lying.modelData.name !== "") place.cardWanted(lying.modelData)
            }
            Words {
                readonly property bool fits: letters.widthOf(text) < width - 2
                // A longer name has two lines, the upper one over the card's edge.
                y: place.tall - (fits ? 0 : place.label)
                x: (place.wide - width) / 2
                width: place.cards.length > 1 && !place.zone.below ? place.step : Math.max(place.wide, place.width)
                height: fits ? place.label : 2 * place.label
                visible: place.label > 0 && !place.zone.below && !place.zone.piled && place.legible(text, width)
                horizontalAlignment: Text.AlignHCenter
                text: lying.modelData.name
                color: place.zone.current ? Theme.lamp : Theme.ink
                font.pixelSize: 0.65 * Theme.leastSize
                fontSizeMode: fits ? Text.HorizontalFit : Text.Fit
                minimumPixelSize: Math.max(12, 0.6 * Theme.leastSize)
                wrapMode: fits ? Text.NoWrap : letters.widestWord(text) < width ? Text.WordWrap : Text.Wrap
                style: fits ? Text.Normal : Text.Outline
                styleColor: Theme.panel
                Accessible.ignored: true
            }
        }
    }
    // The number of a slot beside its card.
    Words {
        visible: place.zone.cards.length === 1 && !place.zone.piled && !place.zone.below && place.startX > implicitWidth && place.zone.cards[0].turned % 180 === 0
        text: (/\d+$/.exec(place.zone.called) ?? [""])[0]
        color: Theme.soft
        font.pixelSize: Theme.leastSize
        Accessible.ignored: true
    }
    CardPicture {
        x: place.startX
        width: place.wide
        height: place.tall
        visible: place.zone.piled && place.zone.cards.length === 0 && place.zone.back !== "" && place.zone.count !== "0"
        source: visible ? place.zone.back : ""
    }
    Rectangle {
        anchors.horizontalCenter: parent.horizontalCenter
        y: 0.2 * place.tall  // below the name of a card; a caption may reach over the lower edge
        width: Math.max(height, pile.implicitWidth + 14 * Theme.unit)
        height: pile.implicitHeight
        radius: height / 2
        color: Theme.labelGround
        visible: place.zone.count !== ""
        Words {
            id: pile
            anchors.centerIn: parent
            text: place.zone.count
            color: Theme.labelInk
            font.pixelSize: Theme.playSize
            font.weight: Font.Bold
            Accessible.ignored: true
        }
    }
    Words {
        readonly property bool fits: letters.widthOf(text) < width - 2
        y: place.tall - (fits ? 0 : place.label)
        width: place.width
        height: fits ? place.label : 2 * place.label
        visible: place.label > 0 && place.legible(text, width) && (place.zone.piled || (place.cards.length > 0 && Array.from(place.cards).every(card => card.name === "") && !place.zone.below))
        horizontalAlignment: Text.AlignHCenter
        text: place.zone.called
        color: fits ? Theme.soft : Theme.ink
        font.pixelSize: 0.65 * Theme.leastSize
        fontSizeMode: fits ? Text.HorizontalFit : Text.Fit
        minimumPixelSize: Math.max(12, 0.6 * Theme.leastSize)
        wrapMode: fits ? Text.NoWrap : letters.widestWord(text) < width ? Text.WordWrap : Text.Wrap
        style: fits ? Text.Normal : Text.Outline
        styleColor: Theme.panel
        Accessible.ignored: true
    }
}
