// The answers that can be given by tap or key, player by player. It handles the keys shown on the answers,
// and scrolls if there are too many.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Lampkeeper

Flickable {
    id: bar

    required property TableModel table
    property bool keysOn: true
    property real most: Infinity  // maximum height
    property bool slim: false  // one row of low tiles, or two if one has no room for them
    property bool crowded: false  // one row has no room for them; decided when all of them are known
    readonly property bool stacked: crowded && groups.length > 1  // a row for each player
    readonly property int rows: stacked ? groups.length : crowded ? 2 : 1
    readonly property real tileHeight: (Theme.unit < 0.99 ? 57 : 48) * Theme.unit
    readonly property bool low: table.choices.count > 6
    readonly property list<choicesOfSeat> groups: table.choices.groups
    property real leastRoom: 0  // width of the row with every tile at its smallest
    property real wholeRoom: 0  // width of the row with every label in one line

    // Returns the height of this many rows of short answers.
    function rowsHeight(rows: int): real {
        return rows * (low ? 48 : 64) * Theme.unit + (rows - 1) * 8 * Theme.unit;
    }
    function measure() {
        let least = -groupsRow.columnSpacing;
        let whole = -groupsRow.columnSpacing;
        for (let i = 0; i < seats.count; ++i) {
            const group = seats.itemAt(i) as ChoiceGroup;
            if (!group || !group.shown)
                continue;
            least += group.leastRoom + groupsRow.columnSpacing;
            whole += group.wholeRoom + groupsRow.columnSpacing;
        }
        leastRoom = Math.max(0, least);
        wholeRoom = Math.max(0, whole);
    }
    // Returns the share of a player whose row needs these widths: what short answers leave goes to long ones.
    function shareOf(least: real, whole: real): real {
        if (crowded)
            return width;
        const spare = width - leastRoom;
        const wanted = wholeRoom - leastRoom;
        if (wanted <= spare)
            return whole + (spare - wanted) / Math.max(1, groups.length);
        return least + Math.max(0, spare) * (whole - least) / wanted;
    }
    // Takes the answer of a key, if it is shown.
    function choose(row: int) {
        const hidden = slim && Array.from(groups).some(group => Array.from(group.open).some(choice => choice.row === row && choice.ends));
        if (!hidden)
            table.choose(row);
    }
    function reach(tile: Item) {
        const top = tile.mapToItem(contentItem, 0, 0).y;
        contentX = Math.max(0, Math.min(contentWidth - width, tile.mapToItem(contentItem, 0, 0).x - 20 * Theme.unit));
        contentY = Math.max(0, Math.min(contentHeight - height, Math.max(top + tile.height - height, Math.min(contentY, top))));
    }

    implicitHeight: slim ? rows * tileHeight + (rows - 1) * groupsRow.rowSpacing : Math.min(groupsRow.implicitHeight, most)
    contentHeight: groupsRow.implicitHeight
    contentWidth: slim ? Math.max(width, groupsRow.implicitWidth) : width
    clip: slim || contentHeight > most
    interactive: clip
    boundsBehavior: Flickable.StopAtBounds
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("Choices")
    T.ScrollBar.vertical: ScrollMark {}

    onSlimChanged: deciding.restart()
    onWidthChanged: deciding.restart()
    onLeastRoomChanged: deciding.restart()
    Connections {
        target: bar.table
        function onSettledChanged() {
            deciding.restart();
        }
    }
    Timer {
        id: deciding
        interval: 0
        onTriggered: if (bar.table.settled) bar.crowded = bar.slim && bar.leastRoom > bar.width
    }
    DigitKeys {
        enabled: bar.visible && bar.keysOn && bar.table.entry === ""
        count: Math.min(9, bar.table.choices.count)
        onPressed: digit => bar.choose(digit - 1)
    }
    Grid {
        id: groupsRow
        readonly property real room: bar.width - (bar.most < Infinity ? 14 * Theme.unit : 0)
        columns: bar.stacked ? 1 : Math.max(1, bar.groups.length)
        columnSpacing: Theme.margin
        rowSpacing: 8 * Theme.unit
        Repeater {
            id: seats
            model: PersistentRows { list: bar.groups }
            delegate: ChoiceGroup {
                required property choicesOfSeat modelData
                visible: shown
                slim: bar.slim
                room: bar.shareOf(leastRoom, wholeRoom)
                lines: bar.crowded && !bar.stacked ? bar.rows : 1
                width: bar.slim ? implicitWidth : Math.floor((groupsRow.room - (bar.groups.length - 1) * groupsRow.columnSpacing) / Math.max(1, bar.groups.length))
                about: modelData
                named: bar.groups.length > 1
                keysOn: bar.keysOn
                low: bar.low
                onTaken: row => bar.table.choose(row)
                onReached: tile => bar.reach(tile)
                onLeastRoomChanged: bar.measure()
                onWholeRoomChanged: bar.measure()
                onShownChanged: bar.measure()
            }
        }
    }
}
