// The heads of the columns of the standings, in line with their rows.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: head

    required property bool compares  // the rows show the opponents' share, too; otherwise ratings

    component Name: Words {
        color: Theme.soft
        font.pixelSize: Theme.smallSize
        wrapMode: Text.NoWrap
    }

    spacing: Theme.gap

    Name {
        Layout.leftMargin: 14 * Theme.unit
        Layout.preferredWidth: 58 * Theme.unit
        horizontalAlignment: Text.AlignRight
        text: qsTr("Place")
    }
    Name {
        Layout.fillWidth: true
        text: qsTr("Player")
        elide: Text.ElideRight
    }
    Name {
        visible: head.compares
        text: qsTr("Opponents")
    }
    Name {
        Layout.rightMargin: 14 * Theme.unit
        Layout.preferredWidth: 84 * Theme.unit
        horizontalAlignment: Text.AlignRight
        text: head.compares ? qsTr("Points") : qsTr("Rating")
    }
}
