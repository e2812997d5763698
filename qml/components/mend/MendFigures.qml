// All figures of the players and the table that can be corrected.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Lampkeeper

ListView {
    id: figures

    required property TableModel table
    signal numberWanted(string seat, string key, string label, int value)

    function change(figure: figureToSet) {
        if (figure.kind === "number")
            numberWanted(figure.seat, figure.key, figure.label, figure.number);
        else if (figure.kind === "flag")
            table.correct(figure.seat, figure.key, !figure.flag);
        else
            table.correct(figure.seat, figure.key, String.fromCharCode(65 + ("ABCD".indexOf(figure.holder) + 1) % table.seats.count));
    }

    clip: true
    model: table.mend.figures
    boundsBehavior: Flickable.StopAtBounds
    ScrollBar.vertical: ScrollMark {}
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Numbers")

    FollowFocus { view: figures }

    delegate: Column {
        id: row
        required property figureToSet modelData
        required property int index
        readonly property bool first: index === 0 || figures.table.mend.figures[index - 1].seat !== modelData.seat
        width: figures.width - 14 * Theme.unit

        Words {
            width: parent.width
            visible: row.first
            topPadding: row.index > 0 ? Theme.gap : 0
            text: row.modelData.name !== "" ? row.modelData.name : qsTr("The table")
            font.weight: Font.DemiBold
        }
        FigureLine {
            width: parent.width
            label: row.modelData.label
            value: row.modelData.kind === "flag" ? (row.modelData.flag ? qsTr("yes") : qsTr("no"))
                 : row.modelData.kind === "number" ? row.modelData.number : row.modelData.holder === "" ? "\u2013" : row.modelData.holder
            onClicked: figures.change(row.modelData)
        }
    }
}
