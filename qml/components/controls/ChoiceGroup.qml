// The answers of one player, or of anybody: available ones as tiles, the others with their reasons in a line
// below.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: group

    required property choicesOfSeat about
    required property bool shown
    property bool named: false  // other players can answer too
    property bool keysOn: true
    property bool low: false
    property bool slim: false  // tiles of the same height
    property int lines: 1  // of these; with several, all have the same width
    property real room: width  // width that the row should not exceed
    property real leastRoom: 0  // width of the row with every tile at its smallest
    property real wholeRoom: 0  // width of the row with every label in one line
    // In one row without those that end the night: they are in the table's menu.
    readonly property list<openChoice> shownOpen: slim ? Array.from(about.open).filter(choice => !choice.ends) : about.open
    signal taken(int row)
    signal reached(Item tile)

    spacing: 2 * Theme.unit

    Row {
        visible: !group.slim && group.about.who !== "" && (group.named || group.about.where !== "")
        spacing: 8 * Theme.unit
        SeatBadge {
            seat: group.about.seat
            size: 36 * Theme.unit  // its letter is read from a distance of two metres
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            text: group.about.who
            color: Theme.seatColor(group.about.seat)
            font.pixelSize: Theme.playSize
            font.weight: Font.DemiBold
        }
        Words {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            width: Math.min(implicitWidth, Math.max(0, group.width - x))
            text: group.about.where
            color: Theme.soft
            font.pixelSize: Theme.playSize
        }
    }
    Grid {
        id: row
        visible: group.slim
        spacing: 6 * Theme.unit
        rowSpacing: 8 * Theme.unit
        columns: Math.max(1, group.lines > 1 ? Math.ceil(group.shownOpen.length / group.lines) : group.shownOpen.length + 1)
        verticalItemAlignment: Grid.AlignVCenter
        readonly property real beforeTiles: whose.visible ? whose.width + spacing : 0
        readonly property real wide: group.room - beforeTiles - (group.shownOpen.length - 1) * spacing
        onWideChanged: measuring.restart()
        onColumnsChanged: measuring.restart()

        Timer {
            id: measuring
            interval: 0
            onTriggered: row.measure()
        }

        // Gives the tiles their widths: what short answers leave goes to the long ones. Done once after a change
        // of all tiles, because every change of a width lays out the texts again.
        function measure() {
            const tiles = [];
            for (let i = 0; i < slimTiles.count; ++i) {
                const tile = slimTiles.itemAt(i) as ChoiceTile;
                if (tile && tile.visible)
                    tiles.push({ tile: tile, least: Math.min(tile.wholeWidth, tile.leastWidth), whole: tile.wholeWidth });
            }
            const around = beforeTiles + Math.max(0, tiles.length - 1) * spacing;
            group.wholeRoom = around + tiles.reduce((sum, each) => sum + each.whole, 0);
            const sum = limit => tiles.reduce((sum, tile) => sum + Math.min(tile.whole, Math.max(tile.least, limit)), 0);
            group.leastRoom = around + sum(0);
            let low = 0;
            let high = wide;
            for (let i = 0; i < 12 && sum(high) > wide; ++i) {
                const middle = (low + high) / 2;
                if (sum(middle) > wide)
                    high = middle;
                else
                    low = middle;
            }
            const most = sum(high) > wide ? low : high;
            const shared = (group.room - (columns - 1) * spacing) / columns;
            for (const each of tiles)  // in whole pixels, so that the last border is whole
                each.tile.width = Math.floor(group.lines > 1 ? Math.max(each.least, shared) : Math.min(each.whole, Math.max(each.least, most)));
        }
        // Several players answer: colour alone must not tell them apart.
        SeatBadge {
            id: whose
            visible: group.named && group.about.seat !== "" && group.shownOpen.length > 0
            seat: group.about.seat
            size: 36 * Theme.unit
        }
        Repeater {
            id: slimTiles
            model: PersistentRows { list: group.slim ? group.shownOpen : [] }
            onItemAdded: measuring.restart()
            delegate: ChoiceTile {
                id: slimTile
                required property openChoice modelData
                required property bool shown
                visible: shown
                slim: true
                height: (Theme.unit < 0.99 ? 56 : 47) * Theme.unit
                seat: group.about.seat
                who: group.about.who
                text: modelData.label
                note: modelData.leads
                picture: modelData.picture
                byHand: modelData.byHand
                low: true
                key: group.keysOn && modelData.row < 9 ? modelData.row + 1 : ""
                onVisibleChanged: measuring.restart()
                onWholeWidthChanged: measuring.restart()
                onActiveFocusChanged: if (activeFocus) group.reached(slimTile)
                onClicked: group.taken(modelData.row)
            }
        }
    }
    Flow {
        id: tiles
        visible: !group.slim
        width: parent.width
        spacing: (group.low ? 8 : 12) * Theme.unit
        // As many columns as there are answers, if each has room for its text.
        readonly property int across: Math.max(1, Math.min(group.about.open.length, Math.floor((width + spacing) / ((group.low ? 190 : 250) * Theme.unit + spacing))))
        readonly property real most: Math.floor((width - (across - 1) * spacing) / across)
        Repeater {
            model: PersistentRows { list: group.slim ? [] : group.about.open }
            delegate: ChoiceTile {
                id: tile
                required property openChoice modelData
                required property bool shown
                visible: shown
                width: Math.min(tiles.most, Math.max(implicitWidth, Math.min(tiles.most, 300 * Theme.unit)))
                seat: group.about.seat
                who: group.about.who
                text: modelData.label
                note: modelData.leads
                picture: modelData.picture
                byHand: modelData.byHand
                low: group.low
                key: group.keysOn && modelData.row < 9 ? modelData.row + 1 : ""
                onActiveFocusChanged: if (activeFocus) group.reached(tile)
                onClicked: group.taken(modelData.row)
            }
        }
    }
    Words {
        width: parent.width
        visible: !group.slim && text !== ""
        text: group.about.closed.length === 0 ? ""
            : qsTr("Not now: %1").arg(Array.from(group.about.closed).map(each => Sentence.pair(each.label, each.why)).join("  \u00b7  "))
        color: Theme.faint
        font.pixelSize: Theme.leastSize
        Accessible.role: Accessible.StaticText
        Accessible.name: text
    }
}
