// One check: a symbol, its name, and its result.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: row

    required property string name
    required property bool ok
    required property string says

    spacing: Theme.margin
    Accessible.role: Accessible.StaticText
    Accessible.name: Sentence.pair(row.name, row.says)

    Words {
        Layout.alignment: Qt.AlignTop
        Layout.preferredWidth: 40 * Theme.unit
        text: row.ok ? "\u2713" : "!"
        color: row.ok ? Theme.soft : Theme.lamp
        font.weight: Font.DemiBold
        Accessible.ignored: true
    }
    SettingWords {
        Layout.fillWidth: true
        label: row.name
        about: row.says
    }
}
