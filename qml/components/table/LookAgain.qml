// After a secret entry: says that it is done, without its content.
import QtQuick
import Lampkeeper

Panel {
    id: done

    required property TableModel table

    visible: false
    implicitWidth: words.implicitWidth + 4 * Theme.margin
    implicitHeight: words.implicitHeight + 2 * Theme.margin
    color: Theme.raised
    border.color: Theme.lamp
    border.width: Theme.stroke(2)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: words.text

    Words {
        id: words
        anchors.centerIn: parent
        text: qsTr("Saved. You can all look again.")
        font.pixelSize: Theme.headingSize
        wrapMode: Text.NoWrap
    }
    Connections {
        target: done.table
        function onSecretEntered() {
            done.visible = true;
            over.restart();
        }
        function onEntryChanged() {
            if (done.table.entry !== "")
                done.visible = false;
        }
    }
    Timer {
        id: over
        interval: Theme.readingTime
        onTriggered: done.visible = false
    }
}
