// One thing people set, in words: what it is, and what it does.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: words

    required property string label
    required property string about

    spacing: 0

    Words {
        Layout.fillWidth: true
        text: words.label
        font.pixelSize: Theme.headingSize
        font.weight: Font.DemiBold
    }
    Words {
        Layout.fillWidth: true
        visible: text !== ""
        text: words.about
        color: Theme.soft
    }
}
