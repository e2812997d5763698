// The fault of the field above, and how to fix it.
import QtQuick
import Lampkeeper

Words {
    visible: text !== ""
    color: Theme.warning
    font.pixelSize: Theme.read(Theme.smallSize * 0.9)
    leftPadding: 18 * Theme.unit
    Accessible.role: Accessible.AlertMessage
    Accessible.name: text

    Words {
        text: "!"
        color: Theme.warning
        font.pixelSize: Theme.smallSize
        font.weight: Font.Bold
        Accessible.ignored: true
    }
}
