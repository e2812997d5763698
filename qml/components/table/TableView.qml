// The live picture with outlines and names of what is seen. Without a picture, or while cards are laid out to be picked, the row
// of the table takes its place.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: view

    required property TableModel table
    property real topTaken: 0  // height at the top, by what is shown there
    property real edge: table.places.count > 5 ? Theme.gap : Theme.margin  // around cards laid out
    // What the card says at which the game is, unless the next step says it.
    readonly property string cardText: table.detail.includes(table.places.currentText) ? "" : table.places.currentText
    readonly property bool laidOut: table.places.count > 0 && (!table.picture.filled || table.places.current < 0)

    color: Theme.dark ? "#0c0b09" : Theme.raised
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: table.picture.filled ? qsTr("The table as the camera sees it") : table.sourceText
    Accessible.description: table.picture.summary

    LivePicture {
        id: picture
        anchors.fill: parent
        anchors.margins: Theme.hairline
        visible: !view.laidOut
        slot: view.table.picture
    }
    SeenOverlay {
        readonly property rect atTop: named.visible ? Qt.rect(named.x, Theme.gap, named.width, named.y + named.height - Theme.gap)
                                                    : Qt.rect(0, 0, view.topTaken > 0 ? view.width : 0, view.topTaken)
        anchors.fill: picture
        visible: !view.laidOut
        slot: view.table.picture
        sureColor: Theme.outlineSure
        unsureColor: Theme.outlineUnsure
        labelColor: Theme.labelInk
        labelGround: Theme.labelGround
        taken: pause.visible ? Qt.rect(pause.x, pause.y, pause.width, pause.height) : atTop
        lineWidth: 2.5 * Theme.unit
        font.family: Theme.family
        font.pixelSize: Theme.besideSize
        font.weight: Font.DemiBold
    }
    PauseNote {
        id: pause
        anchors.centerIn: parent
        text: view.table.pause
    }
    ColumnLayout {
        anchors.fill: parent
        anchors.margins: view.edge
        anchors.topMargin: view.topTaken > 0 ? view.topTaken + 0.5 * Theme.gap : view.edge
        visible: view.laidOut
        spacing: Theme.gap
        PlacesArea {
            Layout.fillWidth: true
            Layout.fillHeight: true
            places: view.table.places
            large: true
            wanted: view.laidOut
        }
        Words {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            visible: text !== ""
            text: view.cardText !== "" ? view.cardText
                : view.table.picture.filled || view.table.begun ? "" : view.table.sourceText
            font.pixelSize: Theme.headingSize
        }
    }
    Rectangle {
        id: named
        objectName: "whereTheGameIs"
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.gap
        anchors.topMargin: view.topTaken > 0 ? view.topTaken + 0.5 * Theme.gap : Theme.gap
        visible: !view.laidOut && view.table.places.currentName !== ""
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
                text: view.table.places.currentName
                color: Theme.outlineSure
                font.pixelSize: Theme.playSize
                font.weight: Font.DemiBold
            }
            Words {
                width: parent.width
                visible: text !== ""
                text: view.cardText
                color: Theme.labelInk
                font.pixelSize: Theme.besideSize
            }
        }
    }
    ColumnLayout {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.margin
        visible: !view.table.picture.filled && !view.laidOut
        spacing: Theme.gap
        LampMark {
            Layout.alignment: Qt.AlignHCenter
            size: 64 * Theme.unit
        }
        Words {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: view.table.sourceText
            color: Theme.soft
            font.pixelSize: Theme.headingSize
        }
    }
}
