// A player's cards as rows, the dice as columns: one tap picks both, and another tap picks a second card.
// Arrow keys move through the grid, Return taps.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: grid

    required property ScoreModel score
    required property string tapId
    required property scoreSide side
    signal othersWanted()

    readonly property list<scoreValue> rows: side.grid.rows
    readonly property list<scoreValue> columns: side.grid.columns
    readonly property bool seconds: side.grid.then !== ""
    readonly property int across: columns.length + (seconds ? 1 : 0)
    readonly property int lines: rows.length + (side.grid.others.length > 0 ? 1 : 0)
    readonly property real space: 4 * Theme.unit
    readonly property real lineHeight: Math.max(Math.max(32, Math.min(44, 212 / lines - 4)) * Theme.unit, Theme.leastTouch)
    readonly property real labelWidth: (side.seat === "" ? 180 : 118) * Theme.unit
    readonly property real thenWidth: seconds ? 54 * Theme.unit : 0
    readonly property real cellWidth: Math.min(64 * Theme.unit, (width - cells.x - labelWidth - thenWidth - across * space) / columns.length)
    property int row: 0
    property int column: 0

    function go(down: int, right: int) {
        row = Math.max(0, Math.min(rows.length - 1, row + down));
        column = Math.max(0, Math.min(across - 1, column + right));
    }
    function press(row: int, column: int) {
        if (column < columns.length)
            score.pickAll(tapId, side.seat, [side.grid.row, side.grid.column], [rows[row].id, columns[column].id]);
        else
            score.pick(tapId, side.seat, side.grid.then, rows[row].id);
        if (score.complete)
            score.tap(tapId);
    }
    // Returns the meaning of a cell for screen readers.
    function called(row: int, column: int): string {
        const line = rows[row]?.name ?? "";
        return Sentence.listed(column < columns.length ? [side.name, line, columns[column].name] : [side.name, qsTr("second card"), line]);
    }
    function picked(field: string): string {
        return score.picks >= 0 ? score.picked(tapId, side.seat, field) : "";
    }

    implicitHeight: cells.height
    objectName: tapId + "-" + side.seat
    activeFocusOnTab: true
    Accessible.role: Accessible.Table
    Accessible.name: side.name
    Accessible.description: called(row, column)
    Keys.onLeftPressed: go(0, -1)
    Keys.onRightPressed: go(0, 1)
    Keys.onUpPressed: go(-1, 0)
    Keys.onDownPressed: go(1, 0)
    Keys.onReturnPressed: press(row, column)
    Keys.onEnterPressed: press(row, column)
    Keys.onSpacePressed: press(row, column)

    SeatBadge {
        visible: grid.side.seat !== ""
        seat: grid.side.seat
        y: (grid.lineHeight - height) / 2
    }
    Column {
        id: cells
        x: grid.side.seat === "" ? 0 : 40 * Theme.unit
        spacing: grid.space

        Repeater {
            model: PersistentRows { list: grid.rows }
            delegate: Row {
                id: line
                required property scoreValue modelData
                required property int index
                required property bool shown
                readonly property bool chosen: grid.picked(grid.side.grid.row) === modelData.id
                readonly property string path: grid.objectName + "-" + modelData.id + "-"  // prefix of its cells' names
                visible: shown
                spacing: grid.space
                Words {
                    width: grid.labelWidth
                    height: grid.lineHeight
                    text: line.modelData.name
                    color: line.chosen ? Theme.lamp : Theme.ink
                    font.pixelSize: Theme.besideSize
                    fontSizeMode: Text.Fit
                    minimumPixelSize: Theme.read(14 * Theme.unit)
                    verticalAlignment: Text.AlignVCenter
                    wrapMode: Text.NoWrap
                }
                Repeater {
                    model: PersistentRows { list: grid.columns }
                    delegate: ScoreCell {
                        required property scoreValue modelData
                        required property int index
                        required property bool shown
                        visible: shown
                        objectName: line.path + modelData.id
                        width: grid.cellWidth
                        height: grid.lineHeight
                        text: modelData.name
                        chosen: line.chosen && grid.picked(grid.side.grid.column) === modelData.id
                        here: grid.activeFocus && grid.row === line.index && grid.column === index
                        Accessible.name: grid.called(line.index, index)
                        onClicked: grid.press(line.index, index)
                    }
                }
                ScoreCell {
                    visible: grid.seconds
                    objectName: line.path + "then"
                    width: grid.thenWidth
                    height: grid.lineHeight
                    aside: true
                    text: qsTr("then")
                    chosen: visible && grid.picked(grid.side.grid.then) === line.modelData.id
                    here: grid.activeFocus && grid.row === line.index && grid.column === grid.columns.length
                    Accessible.name: grid.called(line.index, grid.columns.length)
                    onClicked: grid.press(line.index, grid.columns.length)
                }
            }
        }
        ActionButton {
            objectName: grid.objectName + "-others"
            visible: grid.side.grid.others.length > 0
            implicitHeight: grid.lineHeight
            topPadding: 0
            bottomPadding: 0
            leftPadding: Theme.gap
            rightPadding: Theme.gap
            font.pixelSize: Theme.besideSize
            played: true
            text: qsTr("Another card\u2026")
            who: ""
            Accessible.name: Sentence.listed([grid.side.name, text])
            onClicked: grid.othersWanted()
        }
    }
}
