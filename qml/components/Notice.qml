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
    Accessible.name: asks ? table.question : table.refusal

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
        Words {
            Layout.fillWidth: true
            text: notice.asks ? notice.table.question : notice.table.refusal
        }
        Repeater {
            model: notice.table.questionAnswers
            delegate: ActionButton {
                id: answer
                required property string modelData
                required property int index
                text: modelData
                primary: index === 0
                onClicked: notice.table.answerQuestion(answer.index)
            }
        }
        ActionButton {
            text: notice.table.questionAnswers.length > 0 ? qsTr("None of these") : qsTr("All right")
            onClicked: notice.table.dismissNotice()
        }
    }
}
