// A tool tip: what the item under the pointer does, and its key.

// In Qt 6.4 a Loader creates its item in a context of its own, which bound components do not allow.
// qmllint disable unqualified
import QtQuick
import QtQuick.Templates as T
import Lampkeeper

Loader {
    id: holder

    required property bool wanted
    property string says: ""
    property string key: ""
    readonly property string text: Sentence.beside([says, key === "" ? "" : qsTr("Key: %1").arg(key)])

    anchors.fill: parent
    active: wanted && text !== ""
    sourceComponent: T.ToolTip {
        visible: true
        delay: 700
        y: holder.height + 6 * Theme.unit
        margins: Theme.gap
        padding: 8 * Theme.unit
        width: Math.min(implicitContentWidth + 2 * padding, 420 * Theme.unit)
        implicitHeight: contentItem.implicitHeight + 2 * padding
        contentItem: Words {
            text: holder.text
            font.pixelSize: Theme.smallSize
        }
        background: Rectangle {
            color: Theme.raised
            border.color: Theme.edge
            border.width: Theme.hairline
            radius: Theme.radius * 0.5
        }
    }
}
