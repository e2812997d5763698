// A refusal with its cure, or a question with its likely answers. It stands in nobody's way: play goes on beneath it.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: notice

    required property TableModel table
    readonly property bool asks: table.question !== ""

    visible: asks || table.refusal !== ""
    implicitHeight: content.implicitHeight + 2 * Theme.gap
    color: Theme.raised
    border.color: Theme.warning
    border.width: 2 * Theme.unit
    Accessible.role: Accessible.AlertMessage
    Accessible.name: asks ? table.question : table.refusal + ". " + table.cure

    RowLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.margin
        spacing: Theme.margin

        Text {
            text: notice.asks ? "?" : "!"
            color: Theme.warning
            font.family: Theme.displayFamily
            font.pixelSize: Theme.displaySize
            font.weight: Font.Bold
            Accessible.ignored: true
        }
        ColumnLayout {
            Layout.fillWidth: true
            spacing: 2 * Theme.unit
            Words {
                Layout.fillWidth: true
                text: notice.asks ? notice.table.question : notice.table.refusal
                font.pixelSize: Theme.headingSize
                font.weight: Font.DemiBold
            }
            Words {
                Layout.fillWidth: true
                visible: text !== ""
                text: notice.asks ? "" : notice.table.cure
                color: Theme.soft
            }
        }
        Repeater {
            model: notice.table.questionAnswers
            delegate: ActionButton {
                required property string modelData
                required property int index
                text: modelData
                primary: index === 0
                onClicked: notice.table.answerQuestion(index)
            }
        }
        ActionButton {
            text: notice.asks ? qsTr("None of these") : qsTr("Understood")
            onClicked: notice.table.dismissNotice()
        }
    }
}
