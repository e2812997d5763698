// One question of the rules and the reading that holds.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

FocusScope {
    id: row

    required property var option  // a map of key, question, chosen and readings
    signal picked(string value)

    implicitHeight: line.implicitHeight + 10 * Theme.unit

    RowLayout {
        id: line
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.margin
        Words {
            Layout.fillWidth: true
            Layout.preferredWidth: 4
            text: row.option.question
            color: row.option.chosen === row.option.readings[0].id ? Theme.soft : Theme.ink
        }
        Chooser {
            Layout.fillWidth: true
            Layout.preferredWidth: 5
            label: row.option.question
            options: row.option.readings
            chosen: row.option.chosen
            wraps: true
            onPicked: id => row.picked(id)
        }
    }
}
