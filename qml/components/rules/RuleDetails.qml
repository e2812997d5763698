// A rule or keyword for reading: large, with its links and a computed example.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Lampkeeper

Panel {
    id: details

    required property ruleEntry entry
    readonly property list<ruleLink> links: entry.links
    signal ruleWanted(string id)

    visible: entry.id !== ""

    Flickable {
        id: reading
        anchors.fill: parent
        anchors.margins: Theme.margin
        clip: true
        contentHeight: content.height
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ScrollMark {}

        FollowFocus { view: reading; around: Theme.gap }
        Column {
            id: content
            width: reading.width - 14 * Theme.unit
            spacing: Theme.gap

            Heading {
                width: content.width
                text: details.entry.title
            }
            Words {
                width: content.width
                text: details.entry.says
                font.family: Theme.stepFamily
                font.pixelSize: Theme.headingSize
            }
            Words {
                width: content.width
                visible: details.entry.source !== ""
                text: qsTr("Source: %1").arg(details.entry.source)
                color: Theme.faint
                font.pixelSize: Theme.smallSize
            }
            Flow {
                width: content.width
                visible: details.links.length > 0
                spacing: Theme.gap
                Words {
                    height: Theme.touch * 0.6
                    verticalAlignment: Text.AlignVCenter
                    text: details.entry.keyword ? qsTr("Rules:") : qsTr("Terms:")
                    color: Theme.soft
                    font.pixelSize: Theme.smallSize
                }
                Repeater {
                    model: details.links
                    delegate: RuleChip {
                        required property ruleLink modelData
                        text: modelData.title
                        says: qsTr("Opens its text")
                        onClicked: details.ruleWanted(modelData.id)
                    }
                }
            }
            WorkedSteps {
                width: content.width
                topPadding: Theme.gap
                visible: details.entry.steps.length > 0
                setting: details.entry.setting
                steps: details.entry.steps
                onRuleWanted: id => details.ruleWanted(id)
            }
        }
    }
}
