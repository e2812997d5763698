// The check list of cards to take out of the box for the chosen classes and options.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Controls
import QtQuick.Layouts
import Lampkeeper

Popup {
    id: dialog

    required property BoxModel box

    parent: Overlay.overlay
    anchors.centerIn: parent
    width: Math.min(parent ? parent.width - 2 * Theme.margin : 0, 980 * Theme.unit)
    height: parent ? parent.height - 2 * Theme.margin : 0
    modal: true
    focus: true
    padding: Theme.margin
    background: Panel { border.color: Theme.lamp }

    contentItem: ColumnLayout {
        spacing: Theme.gap
        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.margin
            Heading {
                Layout.fillWidth: true
                text: qsTr("Cards you need")
            }
            Words {
                text: qsTr("%n cards", "", dialog.box.cards)
                color: Theme.soft
                font.pixelSize: Theme.headingSize
            }
        }
        Repeater {
            model: PersistentRows { list: [...dialog.box.problems] }
            delegate: Words {
                required property string modelData
                required property bool shown
                visible: shown
                Layout.fillWidth: true
                text: "!  " + modelData
                color: Theme.warning
                font.weight: Font.DemiBold
                Accessible.role: Accessible.AlertMessage
                Accessible.name: modelData
            }
        }
        Flickable {
            id: list

            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            contentHeight: rows.height
            boundsBehavior: Flickable.StopAtBounds
            ScrollBar.vertical: ScrollMark {}

            FollowFocus { view: list; around: Theme.gap }
            Column {
                id: rows
                width: list.width - 14 * Theme.unit
                spacing: 6 * Theme.unit
                Repeater {
                    model: PersistentRows { list: dialog.box.parts }
                    delegate: BoxRow {
                        id: row
                        required property boxPart modelData
                        required property int index
                        required property bool shown
                        visible: shown
                        width: rows.width
                        part: modelData
                        ticked: dialog.box.ticked >= 0 && dialog.box.isTicked(index)
                        focus: index === 0
                        onTickWanted: dialog.box.tick(index)
                    }
                }
            }
        }
        Words {
            Layout.fillWidth: true
            visible: text !== ""
            text: dialog.box.saved
            color: Theme.soft
            font.pixelSize: Theme.smallSize
        }
        Flow {
            Layout.alignment: Qt.AlignHCenter
            spacing: Theme.gap
            ActionButton {
                text: qsTr("Done")
                key: qsTr("Esc")
                primary: true
                onClicked: dialog.close()
            }
            ActionButton {
                text: qsTr("Copy as text")
                onClicked: dialog.box.copy()
            }
            ActionButton {
                text: qsTr("Save as text")
                onClicked: dialog.box.save()
            }
        }
    }
}
