// One kind of stored data: name, contents, size and place.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: row

    required property storedThing thing

    spacing: Theme.margin
    Accessible.role: Accessible.StaticText
    Accessible.name: Sentence.listed([thing.name, thing.holds, thing.size, thing.place])

    ColumnLayout {
        Layout.fillWidth: true
        spacing: 0
        SettingWords {
            Layout.fillWidth: true
            label: row.thing.name
            about: row.thing.holds
        }
        Words {
            Layout.fillWidth: true
            text: row.thing.place
            color: Theme.soft
            font.pixelSize: Theme.smallSize
            wrapMode: Text.WrapAnywhere
        }
    }
    Words {
        Layout.alignment: Qt.AlignTop
        text: row.thing.size
        color: Theme.soft
        wrapMode: Text.NoWrap
    }
}
