// A heading, a sentence and what to do about it.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: card

    property alias title: title.text
    property alias text: words.text
    default property alias actions: row.data

    implicitHeight: content.implicitHeight + 2 * Theme.margin

    RowLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.margin
        spacing: Theme.margin

        ColumnLayout {
            Layout.fillWidth: true
            spacing: 0
            Heading {
                id: title
                Layout.fillWidth: true
                font.pixelSize: Theme.headingSize
            }
            Words {
                id: words
                Layout.fillWidth: true
                color: Theme.soft
            }
        }
        RowLayout { id: row }
    }
}
