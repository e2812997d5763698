// The live picture of the camera for the night, the choice of another one, and a link to its calibration.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: preview

    required property CameraList cameras
    required property string errorText  // why there is no picture
    required property real pictureHeight  // maximum height
    signal setUpWanted()

    spacing: 6 * Theme.unit

    // If there is too little room for a picture, none is shown.
    Item {
        id: room
        Layout.fillWidth: true
        Layout.fillHeight: true
        Layout.minimumHeight: 0
        Layout.preferredHeight: preview.pictureHeight
        Layout.maximumHeight: preview.pictureHeight
        Panel {
            objectName: "cameraPicture"
            anchors.fill: parent
            visible: room.height >= 90 * Theme.unit
            color: Theme.dark ? "#0c0b09" : Theme.raised
            clip: true
            Accessible.role: Accessible.Graphic
            Accessible.name: qsTr("What the camera sees: %1").arg(preview.cameras.chosenName)

            LivePicture {
                anchors.fill: parent
                anchors.margins: Theme.hairline
                slot: preview.cameras.picture
            }
            Words {
                objectName: "whyNoPicture"
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                anchors.margins: Theme.gap
                visible: !preview.cameras.picture.filled
                horizontalAlignment: Text.AlignHCenter
                text: !preview.cameras.any ? qsTr("No camera found. Plug one in, or use your phone.")
                    : preview.errorText !== "" ? preview.errorText
                    : preview.cameras.previewing === "" ? qsTr("Preview hidden: secret dice may be on the table")
                    : qsTr("Opening the camera")
                color: Theme.soft
                font.pixelSize: Theme.smallSize
                maximumLineCount: 3
                elide: Text.ElideRight
            }
        }
    }
    DropList {
        Layout.fillWidth: true
        label: qsTr("Camera")
        wraps: true
        name: "camera-choice"
        options: preview.cameras.options
        chosen: preview.cameras.chosen
        onPicked: id => preview.cameras.chosen = id
    }
    ActionButton {
        objectName: "setUpTable"
        Layout.fillWidth: true
        text: qsTr("Test camera")
        key: qsTr("F9")
        onClicked: preview.setUpWanted()
    }
}
