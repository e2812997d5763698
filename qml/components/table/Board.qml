// Draws the table as everybody may know it: zones and cards, the dice cups, and a light on the acting player.
// A touch names a card or a zone; a card can also be dragged to what it is meant for.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: view

    required property BoardModel board
    property real keepClear: 0  // width on the right that is left free
    // What the arrow keys have reached: a thing, or an empty zone; both empty: nothing.
    property string atThing: ""
    property string atZone: ""
    signal cardWanted(card: lyingCard)
    signal touched(thing: string, zone: string)
    signal dropped(ontoThing: string, ontoZone: string)

    readonly property real room: width - keepClear
    readonly property real label: Theme.unit < 0.99 ? 0 : 0.9 * Theme.leastSize  // in a small window the cards alone say their names

    onRoomChanged: fit()
    onHeightChanged: fit()
    onLabelChanged: fit()
    Component.onCompleted: fit()
    function fit() {
        board.fit(room, height, label, 6 * Theme.unit);
    }

    // Moves the mark to the nearest thing or zone in a direction that a touch could name.
    function step(dx: int, dy: int): void {
        const spots = touchable();
        if (spots.length === 0)
            return;
        const here = spots.find(spot => isAt(spot));
        const x = here ? here.x : dx < 0 ? width : dx > 0 ? 0 : width / 2;
        const y = here ? here.y : dy < 0 ? height : dy > 0 ? 0 : height / 2;
        let best = undefined;
        let least = Infinity;
        for (const spot of spots) {
            const along = (spot.x - x) * dx + (spot.y - y) * dy;
            const aside = Math.abs((spot.x - x) * dy) + Math.abs((spot.y - y) * dx);
            if (spot === here || along <= 1)
                continue;
            if (along + 2 * aside < least) {
                least = along + 2 * aside;
                best = spot;
            }
        }
        if (!best)
            return;
        atThing = best.thing;
        atZone = best.zone;
        forceActiveFocus();
    }
    // Touches what the mark has reached.
    function touchMarked(): void {
        const here = touchable().find(spot => isAt(spot));
        if (here)
            touched(here.thing, here.zone);
    }
    function isAt(spot: var): bool {
        return spot.zone === atZone && spot.thing === atThing;
    }
    // Returns what a touch could name now, with its place.
    function touchable(): var {
        const spots = [];
        for (let i = 0; i < zones.count; ++i) {
            const zone = zones.itemAt(i) as BoardZone;
            if (zone && zone.visible)
                spots.push(...zone.touchable());
        }
        return spots;
    }
    // Tells onto what a thing was dragged, if onto anything else.
    function drop(thing: string, zone: string, at: point): void {
        for (let i = 0; i < zones.count; ++i) {
            const onto = zones.itemAt(i) as BoardZone;
            const here = onto && onto.visible ? onto.mapFromItem(null, at) : Qt.point(-1, -1);
            if (!onto || !onto.visible || !onto.contains(here))
                continue;
            const ontoThing = onto.thingAt(here);
            if (ontoThing !== thing || onto.zone.zone !== zone)
                dropped(ontoThing, onto.zone.zone);
            return;
        }
    }
    // Returns the middle of a thing's card; outside of this item if it is not drawn.
    function middleOf(thing: string, count: int): point {
        for (let i = 0; i < count; ++i) {
            const zone = zones.itemAt(i) as BoardZone;
            const middle = zone && zone.visible ? zone.middleOf(thing) : Qt.point(-1, -1);
            if (middle.x >= 0)
                return Qt.point(zone.x + middle.x, zone.y + middle.y);
        }
        return Qt.point(-1, -1);
    }

    Keys.onReturnPressed: touchMarked()
    Keys.onEnterPressed: touchMarked()
    Keys.onSpacePressed: touchMarked()
    Accessible.role: Accessible.List
    Accessible.name: qsTr("The table")

    Repeater {
        model: PersistentRows { list: view.board.sides }
        delegate: Rectangle {
            id: side
            required property boardSide modelData
            required property bool shown
            readonly property real rim: 4 * Theme.unit
            x: 0
            y: modelData.area.y - rim
            width: view.room
            height: modelData.area.height + rim + view.label
            radius: Theme.radius
            visible: shown
            opacity: modelData.acting ? 1 : 0
            color: Qt.alpha(Theme.seatColor(modelData.seat), 0.1)
            border.color: Theme.seatColor(modelData.seat)
            border.width: Theme.stroke(2)
            Behavior on opacity { NumberAnimation { duration: Theme.quick } }
        }
    }
    Repeater {
        model: PersistentRows { list: view.board.cups }
        delegate: DiceCup {
            required property boardCup modelData
            required property bool shown
            x: modelData.area.x
            y: modelData.area.y
            width: modelData.area.width
            height: modelData.area.height
            visible: shown
            seat: modelData.seat
            name: modelData.name
            diceState: modelData.state
            value: modelData.value
        }
    }
    Repeater {
        id: zones
        model: PersistentRows { list: view.board.zones }
        delegate: BoardZone {
            required property boardZone modelData
            required property bool shown
            x: modelData.area.x
            y: modelData.area.y
            width: modelData.area.width
            height: modelData.area.height
            visible: shown
            label: view.label
            zone: modelData
            marked: view.activeFocus && view.atZone === modelData.zone
            markedThing: view.atThing
            onCardWanted: card => view.cardWanted(card)
            onTouched: (thing, zone) => view.touched(thing, zone)
            onDropped: (thing, at) => view.drop(thing, modelData.zone, at)
        }
    }
    Repeater {
        model: PersistentRows { list: view.board.arrows }
        delegate: BoardArrow {
            required property boardArrow modelData
            required property bool shown
            anchors.fill: parent
            visible: shown && drawn
            from: view.middleOf(modelData.from, zones.count)
            to: view.middleOf(modelData.to, zones.count)
            color: Theme.seatColor(modelData.seat)
        }
    }
}
