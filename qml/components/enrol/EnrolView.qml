// The live picture with numbers on the cards, and a short tick when a card is enrolled.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: view

    required property EnrolModel enrol

    color: Theme.dark ? "#0c0b09" : Theme.raised
    clip: true
    Accessible.role: Accessible.Graphic
    Accessible.name: qsTr("The cards as the camera sees them")
    Accessible.description: enrol.picture.summary

    LivePicture {
        id: picture
        anchors.fill: parent
        anchors.margins: Theme.hairline
        slot: view.enrol.picture
    }
    SeenOverlay {
        anchors.fill: picture
        slot: view.enrol.picture
        sureColor: Theme.outlineSure
        unsureColor: Theme.outlineUnsure
        labelColor: Theme.labelInk
        labelGround: Theme.labelGround
        taken: tick.visible ? Qt.rect(tick.x, tick.y, tick.width, tick.height) : Qt.rect(0, 0, 0, 0)
        lineWidth: 2.5 * Theme.unit
        font.family: Theme.family
        font.pixelSize: Theme.smallSize
        font.weight: Font.DemiBold
    }
    ColumnLayout {
        anchors.centerIn: parent
        width: parent.width - 4 * Theme.margin
        visible: !view.enrol.picture.filled
        spacing: Theme.gap
        LampMark {
            Layout.alignment: Qt.AlignHCenter
            size: 64 * Theme.unit
        }
        Words {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: view.enrol.busy ? qsTr("Getting the camera and the printed cards ready") : view.enrol.sourceText
            color: Theme.soft
        }
    }
    Rectangle {
        id: tick

        property string name

        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: parent.top
        anchors.topMargin: Theme.gap
        width: Math.min(parent.width - 2 * Theme.gap, words.implicitWidth + 2 * Theme.margin)
        height: words.implicitHeight + Theme.gap
        radius: height / 2
        color: Theme.labelGround
        border.color: Theme.outlineSure
        border.width: Theme.stroke(2)
        visible: shown.running
        Accessible.role: Accessible.AlertMessage
        Accessible.name: qsTr("%1 taught").arg(name)
        Words {
            id: words
            anchors.centerIn: parent
            width: Math.min(implicitWidth, parent.width - Theme.margin)
            text: "\u2713  " + tick.name
            color: Theme.outlineSure
            font.pixelSize: Theme.headingSize
            font.weight: Font.DemiBold
            elide: Text.ElideRight
            wrapMode: Text.NoWrap
        }
        Timer {
            id: shown
            interval: 1600
        }
    }
    Connections {
        target: view.enrol
        function onTaughtOne(name: string) {
            tick.name = name;
            shown.restart();
        }
    }
}
