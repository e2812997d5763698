// All figures of the players and the table that can be corrected.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import Lampkeeper

ListView {
    id: figures

    required property TableModel table
    signal numberWanted(string seat, string key, string label, int value)

    function change(figure) {
        if (figure.kind === "number")
            numberWanted(figure.seat, figure.key, figure.label, figure.value);
        else if (figure.kind === "flag")
            table.correct(figure.seat, figure.key, !figure.value);
        else
            table.correct(figure.seat, figure.key, String.fromCharCode(65 + ("ABCD".indexOf(figure.value) + 1) % table.seats.count));
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
        required property var modelData
        required property int index
        readonly property bool first: index === 0 || figures.model[index - 1].seat !== modelData.seat
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
            value: row.modelData.kind === "flag" ? (row.modelData.value ? qsTr("yes") : qsTr("no"))
                 : row.modelData.value === "" ? "\u2013" : row.modelData.value
            onClicked: figures.change(row.modelData)
        }
    }
}
