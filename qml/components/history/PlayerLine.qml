// One line on a player's page: label, one or two values, and sometimes a picture.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: line

    required property string label
    required property string value
    property string note: ""
    property string picture: ""

    spacing: Theme.gap
    Accessible.role: Accessible.StaticText
    Accessible.name: Sentence.pair(Sentence.listed([label, note]), value)

    CardPicture {
        Layout.preferredHeight: 54 * Theme.unit
        Layout.preferredWidth: 54 * Theme.unit * 63 / 88
        visible: line.picture !== ""
        source: line.picture
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0
        Words {
            Layout.fillWidth: true
            text: line.label
            Accessible.ignored: true
        }
        Words {
            Layout.fillWidth: true
            visible: text !== ""
            text: line.note
            color: Theme.soft
            font.pixelSize: Theme.smallSize
            Accessible.ignored: true
        }
    }
    Words {
        text: line.value
        wrapMode: Text.NoWrap
        font.weight: Font.DemiBold
        horizontalAlignment: Text.AlignRight
        Accessible.ignored: true
    }
}
