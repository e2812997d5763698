// A choice from a few: arrow keys or taps step through its entries.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

RowLayout {
    id: chooser

    required property string label
    required property list<namedOption> options
    required property string chosen
    property bool wraps: false
    property string name: ""  // of its buttons, for tests
    signal picked(string id)
    readonly property int at: Math.max(0, Array.from(options).findIndex(option => option.id === chosen))

    function step(by: int) {
        picked(options[(at + by + options.length) % options.length].id);
    }

    Layout.fillHeight: false
    spacing: 4 * Theme.unit

    ActionButton {
        implicitWidth: Theme.touch
        text: "\u2039"
        objectName: chooser.name !== "" ? chooser.name + "-before" : ""
        Accessible.name: qsTr("%1: previous").arg(chooser.label)
        Accessible.description: value.text
        onClicked: chooser.step(-1)
    }
    Words {
        id: value
        Layout.fillWidth: true
        Layout.fillHeight: chooser.wraps
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        fontSizeMode: chooser.wraps ? Text.Fit : Text.FixedSize
        minimumPixelSize: Theme.read(0.7 * Theme.bodySize)
        text: chooser.options.length > 0 ? chooser.options[chooser.at].name : ""
        font.weight: Font.DemiBold
        elide: chooser.wraps ? Text.ElideNone : Text.ElideRight
        wrapMode: chooser.wraps ? Text.WordWrap : Text.NoWrap
        Accessible.role: Accessible.StaticText
        Accessible.name: Sentence.pair(chooser.label, text)
    }
    ActionButton {
        implicitWidth: Theme.touch
        text: "\u203a"
        objectName: chooser.name !== "" ? chooser.name + "-next" : ""
        Accessible.name: qsTr("%1: next").arg(chooser.label)
        Accessible.description: value.text
        onClicked: chooser.step(1)
    }
}
