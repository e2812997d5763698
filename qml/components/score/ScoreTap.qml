// Something that can be said by tapping: a value for each of its fields, and it is said.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: tap

    required property ScoreModel score
    required property var about  // a map of id, name and fields
    readonly property bool seated: about.fields.length > 0 && about.fields[0].seat !== ""
    readonly property var sides: [...new Set(about.fields.map(field => field.seat))]

    spacing: 4 * Theme.unit

    Words {
        Layout.fillWidth: true
        visible: tap.about.fields.length > 0
        text: tap.about.name
        font.weight: Font.DemiBold
        color: Theme.soft
        font.pixelSize: Theme.besideSize
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.margin
        Repeater {
            model: KeptRows { list: tap.sides }
            delegate: ColumnLayout {
                id: side
                required property string modelData
                required property bool shown
                visible: shown
                Layout.fillWidth: true
                Layout.preferredWidth: 1
                Layout.alignment: Qt.AlignTop
                spacing: 6 * Theme.unit
                Repeater {
                    model: KeptRows { list: tap.about.fields.filter(field => field.seat === side.modelData) }
                    delegate: RowLayout {
                        id: line
                        required property var modelData
                        required property int index
                        required property bool shown
                        visible: shown
                        Layout.fillWidth: true
                        spacing: Theme.gap
                        SeatBadge {
                            Layout.alignment: Qt.AlignTop
                            Layout.topMargin: 8 * Theme.unit
                            visible: tap.seated
                            opacity: line.index === 0 ? 1 : 0
                            seat: side.modelData
                        }
                        Flow {
                            Layout.fillWidth: true
                            spacing: 4 * Theme.unit
                            Repeater {
                                model: KeptRows { list: line.modelData.values }
                                delegate: ActionButton {
                                    required property var modelData
                                    required property bool shown
                                    visible: shown
                                    readonly property bool chosen: tap.score.picks >= 0 && tap.score.picked(tap.about.id, side.modelData, line.modelData.name) === modelData.id
                                    objectName: [tap.about.id, side.modelData, line.modelData.name, modelData.id].join("-")
                                    implicitWidth: modelData.number ? 44 * Theme.unit : Math.max(implicitContentWidth + 14 * Theme.unit, 60 * Theme.unit)
                                    implicitHeight: 44 * Theme.unit
                                    leftPadding: 4 * Theme.unit
                                    rightPadding: 4 * Theme.unit
                                    played: true
                                    text: modelData.name
                                    primary: chosen
                                    Accessible.name: Sentence.listed([side.modelData, line.modelData.label, modelData.name])
                                    Accessible.checked: chosen
                                    onClicked: {
                                        tap.score.pick(tap.about.id, side.modelData, line.modelData.name, modelData.id);
                                        if (tap.score.complete)
                                            tap.score.tap(tap.about.id);
                                    }
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}
