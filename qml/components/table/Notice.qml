// A refusal with its cure, or a question with its likely answers: pictures of the cards, each with its key.
// It blocks nothing: play continues below it.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Lampkeeper

Panel {
    id: notice

    required property TableModel table
    property bool keysOn: true
    readonly property bool asks: table.question !== ""
    readonly property bool pictured: Sentence.filled(table.questionPictures).length > 0

    visible: asks || table.refusal !== ""
    implicitHeight: content.implicitHeight + 2 * Theme.gap
    color: Theme.raised
    border.color: Theme.warning
    border.width: Theme.stroke(2)
    Accessible.role: Accessible.AlertMessage
    Accessible.name: asks ? Sentence.joined([table.question, table.questionWhere]) : table.refusal

    MouseArea { anchors.fill: parent }
    DigitKeys {
        enabled: notice.visible && notice.keysOn
        count: notice.table.questionAnswers.length
        onPressed: digit => notice.table.answerQuestion(digit - 1)
    }
    Shortcut {
        sequence: "0"
        enabled: notice.visible && notice.keysOn
        onActivated: notice.table.dismissNotice()
    }

    ColumnLayout {
        id: content
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        anchors.margins: Theme.margin
        spacing: Theme.gap

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.margin
            Text {
                text: notice.asks ? "?" : "!"
                color: Theme.warning
                font.family: Theme.displayFamily
                font.pixelSize: Theme.titleSize
                font.weight: Font.Bold
                Accessible.ignored: true
            }
            ColumnLayout {
                Layout.fillWidth: true
                spacing: 0
                Words {
                    Layout.fillWidth: true
                    text: notice.asks ? notice.table.question : notice.table.refusal
                    font.pixelSize: Theme.headingSize
                }
                Words {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: notice.asks ? notice.table.questionWhere : ""
                    color: Theme.soft
                }
            }
            ActionButton {
                played: true
                key: "0"
                text: notice.table.questionAnswers.length > 1 ? qsTr("None of these") : notice.table.questionAnswers.length > 0 ? qsTr("No") : qsTr("OK")
                onClicked: notice.table.dismissNotice()
            }
        }
        Flow {
            Layout.fillWidth: true
            visible: notice.table.questionAnswers.length > 0
            spacing: Theme.gap
            Repeater {
                model: notice.table.questionAnswers
                delegate: AnswerButton {
                    required property string modelData
                    required property int index
                    text: modelData
                    key: index + 1
                    picture: notice.table.questionPictures[index] ?? ""
                    tall: notice.pictured
                    onClicked: notice.table.answerQuestion(index)
                }
            }
        }
    }
}
