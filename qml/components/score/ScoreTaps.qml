// All that can be said by tapping: what asks something first, each with its values, and below it what says all by itself.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: taps

    required property ScoreModel score
    readonly property var all: score.taps

    spacing: 8 * Theme.unit

    Repeater {
        model: KeptRows { list: taps.all.filter(tap => tap.fields.length > 0) }
        delegate: ScoreTap {
            required property var modelData
            required property bool shown
            visible: shown
            Layout.fillWidth: true
            score: taps.score
            about: modelData
        }
    }
    Flow {
        Layout.fillWidth: true
        spacing: Theme.gap
        Repeater {
            model: KeptRows { list: taps.all.filter(tap => tap.fields.length === 0) }
            delegate: ActionButton {
                required property var modelData
                required property bool shown
                visible: shown
                objectName: "tap-" + modelData.id
                played: true
                text: modelData.name
                offered: true
                onClicked: taps.score.tap(modelData.id)
            }
        }
    }
}
