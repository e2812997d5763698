// The live picture with outlines and names of what is seen; or, without a picture, what comes in its place.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: view

    required property TableModel table

    color: Theme.dark ? "#0c0b09" : Theme.raised
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: table.picture.filled ? qsTr("The table as the camera sees it") : table.sourceText
    Accessible.description: table.picture.summary

    LivePicture {
        id: picture
        anchors.fill: parent
        anchors.margins: Theme.hairline
        slot: view.table.picture
    }
    SeenOverlay {
        anchors.fill: picture
        slot: view.table.picture
        sureColor: Theme.outlineSure
        unsureColor: Theme.outlineUnsure
        labelColor: Theme.labelInk
        labelGround: Theme.labelGround
        lineWidth: 2.5 * Theme.unit
        font.family: Theme.family
        font.pixelSize: Theme.smallSize
        font.weight: Font.DemiBold
    }
    PauseNote {
        anchors.centerIn: parent
        text: view.table.pause
    }
    Rectangle {
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap
        visible: view.table.location !== ""
        height: place.implicitHeight + 12 * Theme.unit
        radius: Theme.radius
        color: Theme.labelGround
        Column {
            id: place
            anchors.left: parent.left
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            anchors.margins: Theme.gap
            Words {
                width: parent.width
                text: view.table.location
                color: Theme.outlineSure
                font.weight: Font.DemiBold
            }
            Words {
                width: parent.width
                visible: text !== ""
                text: view.table.locationText
                color: Theme.labelInk
                font.pixelSize: Theme.smallSize
            }
        }
    }
    ColumnLayout {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.margin
        visible: !view.table.picture.filled
        spacing: Theme.gap
        LampMark {
            Layout.alignment: Qt.AlignHCenter
            size: 64 * Theme.unit
        }
        Words {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: view.table.busy ? qsTr("Getting the table ready") : view.table.sourceText
            color: Theme.soft
        }
    }
}
