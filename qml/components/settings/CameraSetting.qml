// The default camera for nights, and a link to its calibration.
import QtQuick
import Lampkeeper

SettingLine {
    id: row

    required property CameraList cameras
    signal checkWanted()
    signal phonesWanted()

    label: qsTr("Camera")
    about: cameras.any ? qsTr("Used for new games") : qsTr("No camera found. Plug one in, or use your phone.")

    DropList {
        width: 360 * Theme.unit
        visible: row.cameras.options.length > 1
        label: qsTr("Camera")
        wraps: true
        name: "camera-setting"
        options: row.cameras.options
        chosen: row.cameras.chosen
        onPicked: id => row.cameras.chosen = id
    }
    ActionButton {
        objectName: "checkTable"
        text: qsTr("Test camera")
        key: qsTr("F9")
        onClicked: row.checkWanted()
    }
    ActionButton {
        objectName: "phones"
        text: qsTr("Phones")
        key: qsTr("Ctrl H")
        Accessible.description: qsTr("Use a phone as the camera, as a player's private screen, or to watch.")
        onClicked: row.phonesWanted()
    }
}
