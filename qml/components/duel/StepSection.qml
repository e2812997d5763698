// The heading of a part of the steps: each clash, then the scoring.
import QtQuick
import Lampkeeper

Item {
    id: part

    required property string section

    width: ListView.view ? ListView.view.width : 0
    implicitHeight: label.implicitHeight + 14 * Theme.unit

    Words {
        id: label
        anchors.left: parent.left
        anchors.bottom: parent.bottom
        anchors.bottomMargin: 4 * Theme.unit
        text: part.section
        color: Theme.faint
        font.pixelSize: Theme.besideSize
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
