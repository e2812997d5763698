// The heading of a chapter in the list of rules.
import QtQuick
import Lampkeeper

Item {
    id: part

    required property string section

    width: ListView.view ? ListView.view.width : 0
    implicitHeight: label.implicitHeight + 18 * Theme.unit

    Words {
        id: label
        anchors.left: parent.left
        anchors.leftMargin: 10 * Theme.unit
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4 * Theme.unit
        text: part.section
        color: Theme.lamp
        font.pixelSize: Theme.smallSize
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
