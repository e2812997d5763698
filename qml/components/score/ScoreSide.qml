// What can be tapped for one player: dice and cards in a grid, other fields as lists of values.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Column {
    id: part

    required property ScoreModel score
    required property string tapId
    required property scoreSide side
    property int after: 0  // number of sides created before this one
    property bool first: false  // it gets the focus when the page opens
    property bool choosing: false  // a rare card is being chosen, which has no row yet

    spacing: 6 * Theme.unit

    Later {
        width: part.width
        focus: part.first
        after: part.after
        visible: part.side.gridded && !part.choosing
        sourceComponent: part.side.gridded ? grid : null
    }
    Component {
        id: grid
        ScoreGrid {
            focus: true
            score: part.score
            tapId: part.tapId
            side: part.side
            onOthersWanted: part.choosing = true
        }
    }
    Loader {
        width: part.width
        active: part.choosing
        visible: active
        sourceComponent: Column {
            spacing: 6 * Theme.unit
            ActionButton {
                objectName: part.tapId + "-" + part.side.seat + "-back"
                implicitHeight: 44 * Theme.unit
                played: true
                quiet: true
                text: "\u2039 " + qsTr("Back")
                Component.onCompleted: forceActiveFocus()
                onClicked: part.choosing = false
            }
            ScoreValues {
                width: parent.width
                path: [part.tapId, part.side.seat, "other"].join("-")
                who: part.side.name
                values: part.side.grid.others
                onTapped: id => {
                    part.choosing = false;
                    part.score.bring(part.side.seat, id);
                }
            }
        }
    }
    Repeater {
        model: PersistentRows { list: part.side.lists }
        delegate: RowLayout {
            id: line
            required property scoreList modelData
            required property bool shown
            visible: shown && !part.choosing
            width: part.width
            spacing: Theme.gap
            SeatBadge {
                Layout.alignment: Qt.AlignTop
                visible: part.side.seat !== ""
                seat: part.side.seat
            }
            ScoreValues {
                Layout.fillWidth: true
                path: [part.tapId, part.side.seat, line.modelData.field].join("-")
                who: part.side.name
                label: line.modelData.label
                values: line.modelData.values
                chosen: part.score.picks >= 0 ? part.score.picked(part.tapId, part.side.seat, line.modelData.field) : ""
                onTapped: id => {
                    part.score.pick(part.tapId, part.side.seat, line.modelData.field, id);
                    if (part.score.complete)
                        part.score.tap(part.tapId);
                }
            }
        }
    }
}
