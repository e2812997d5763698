// The text of a page that has nothing to show.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    property alias text: words.text

    spacing: Theme.margin

    LampMark {
        Layout.alignment: Qt.AlignHCenter
        size: 64 * Theme.unit
    }
    Words {
        id: words
        Layout.alignment: Qt.AlignHCenter
        Layout.fillWidth: true
        Layout.maximumWidth: 620 * Theme.unit
        horizontalAlignment: Text.AlignHCenter
        color: Theme.soft
        font.pixelSize: Theme.headingSize
    }
}
