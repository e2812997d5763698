// A heading, a sentence and actions.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: card

    property alias title: title.text
    property alias text: words.text
    default property alias actions: row.data

    implicitHeight: Math.max(texts.height, row.implicitHeight) + 2 * Theme.margin

    Column {
        id: texts
        anchors.left: parent.left
        anchors.right: row.left
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.margin
        Heading {
            id: title
            width: parent.width
            font.pixelSize: Theme.headingSize
        }
        Words {
            id: words
            width: parent.width
            color: Theme.soft
        }
    }
    RowLayout {
        id: row
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.margin
    }
}
