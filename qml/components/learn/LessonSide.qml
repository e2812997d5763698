// Beside the picture: what was right or wrong, the question, the sums, the explanation, and the reasons.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

Flickable {
    id: side

    required property LessonModel lesson
    required property RulesModel rules
    readonly property list<string> reasons: lesson.why
    property string opened: ""  // the rule being read
    signal ruleWanted(string id)

    Connections {
        target: side.lesson
        function onMomentChanged() {
            if (!Array.from(side.reasons).includes(side.opened))
                side.opened = "";
        }
    }

    clip: true
    contentWidth: width
    contentHeight: column.implicitHeight
    boundsBehavior: Flickable.StopAtBounds
    T.ScrollBar.vertical: ScrollMark {}

    ColumnLayout {
        id: column
        width: side.width - 14 * Theme.unit
        spacing: Theme.gap

        Words {
            Layout.fillWidth: true
            objectName: "lessonError"
            visible: side.lesson.play.errorText !== ""
            text: side.lesson.watched ? side.lesson.play.errorText
                : qsTr("Continue by tapping. Camera: %1").arg(side.lesson.play.errorText)
            color: Theme.warning
            wrapMode: Text.WrapAtWordBoundaryOrAnywhere
            Accessible.role: Accessible.AlertMessage
            Accessible.name: text
        }
        Panel {
            Layout.fillWidth: true
            Layout.preferredHeight: fix.implicitHeight + 2 * Theme.margin
            visible: side.lesson.correction !== ""
            border.color: Theme.warning
            border.width: Theme.stroke(2)
            Accessible.role: Accessible.AlertMessage
            Accessible.name: side.lesson.correction
            Words {
                id: fix
                anchors.left: parent.left
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                anchors.margins: Theme.margin
                text: side.lesson.correction
                font.pixelSize: Theme.headingSize
                Accessible.ignored: true
            }
        }
        Words {
            Layout.fillWidth: true
            visible: text !== "" && side.lesson.correction === ""
            text: side.lesson.understood
            color: Theme.lamp
            font.pixelSize: Theme.headingSize
        }
        Heading {
            Layout.fillWidth: true
            objectName: "composing"
            visible: side.lesson.play.composing
            text: side.lesson.play.nextStep
        }
        Words {
            Layout.fillWidth: true
            visible: side.lesson.play.composing && text !== ""
            text: side.lesson.play.detail
        }
        Heading {
            Layout.fillWidth: true
            visible: side.lesson.stage === "step" && text !== ""
            text: side.lesson.ask
        }
        Heading {
            Layout.fillWidth: true
            visible: text !== ""
            text: side.lesson.explain
        }
        WorkedSteps {
            Layout.fillWidth: true
            visible: side.lesson.stage === "explained" && side.lesson.explainSteps.length > 0
            setting: ""
            steps: side.lesson.explainSteps
            onRuleWanted: id => side.ruleWanted(id)
        }
        LessonSums {
            Layout.fillWidth: true
            visible: side.lesson.sums.length > 0
            sums: side.lesson.sums
        }
        Words {
            Layout.fillWidth: true
            visible: side.lesson.stage === "step" && side.lesson.step === 1
            text: side.lesson.table
            color: Theme.soft
        }
        Flow {
            Layout.fillWidth: true
            visible: side.lesson.why.length > 0
            spacing: 8 * Theme.unit
            Words {
                text: qsTr("Why:")
                color: Theme.soft
                font.pixelSize: Theme.smallSize
            }
            Repeater {
                model: side.lesson.why
                delegate: RuleChip {
                    required property string modelData
                    text: modelData
                    opened: side.opened === modelData
                    onClicked: side.opened = opened ? "" : modelData
                }
            }
        }
        RowLayout {
            Layout.fillWidth: true
            visible: side.opened !== ""
            spacing: Theme.gap
            Words {
                Layout.fillWidth: true
                text: side.opened === "" ? "" : side.rules.textOf(side.opened)
                color: Theme.soft
            }
            RuleChip {
                text: qsTr("Read more")
                Accessible.name: qsTr("Rule %1 in the rules").arg(side.opened)
                says: qsTr("Opens the page of rules, with an example")
                onClicked: side.ruleWanted(side.opened)
            }
        }
    }
}
