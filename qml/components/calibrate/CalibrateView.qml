// The live picture with outlined marks and sheets, and the zones above it, which can be dragged.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: view

    required property CalibrateModel calibrate

    color: Theme.dark ? "#0c0b09" : Theme.raised
    clip: true

    LivePicture {
        id: picture
        anchors.fill: parent
        anchors.margins: Theme.hairline
        slot: view.calibrate.picture
        Accessible.role: Accessible.Graphic
        Accessible.name: qsTr("The table as the camera sees it")
        Accessible.description: view.calibrate.picture.summary
    }
    SeenOverlay {
        anchors.fill: picture
        slot: view.calibrate.picture
        sureColor: Theme.outlineSure
        unsureColor: Theme.outlineUnsure
        labelColor: Theme.labelInk
        labelGround: Theme.labelGround
        lineWidth: 2 * Theme.unit
        font.family: Theme.family
        font.pixelSize: Theme.smallSize
        font.weight: Font.DemiBold
    }
    ZoneCanvas {
        objectName: "zones"
        anchors.fill: picture
        focus: true
        model: view.calibrate
        zoneColor: Theme.outlineUnsure
        currentColor: Theme.outlineSure
        badColor: Theme.glare
        labelColor: Theme.labelInk
        labelGround: Theme.labelGround
        lineWidth: 2 * Theme.unit
        font.family: Theme.family
        font.pixelSize: Theme.smallSize
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Canvas
        Accessible.name: qsTr("Zone %1").arg(view.calibrate.zone)
        Accessible.description: view.calibrate.zonePlace
        Accessible.focusable: true
    }
    ColumnLayout {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.margin
        visible: !view.calibrate.picture.filled
        spacing: Theme.gap
        LampMark {
            Layout.alignment: Qt.AlignHCenter
            size: 64 * Theme.unit
        }
        Words {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: view.calibrate.sourceText
            color: Theme.soft
        }
    }
}
