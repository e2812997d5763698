// A card for reading: its large face, its texts, its effect, and its enrolled pictures.
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Lampkeeper

Panel {
    id: details

    required property cardToRead card
    signal teachWanted()
    signal editWanted()
    signal printWanted()
    signal ruleWanted(string id)

    visible: card.id !== ""

    Item {
        id: face
        x: Theme.margin
        y: Theme.margin
        width: 250 * Theme.unit
        height: parent.height - 2 * Theme.margin

        CardPicture {
            objectName: "face"
            height: Math.min(face.width * 88 / 63, face.height - buttons.height - Theme.gap)
            width: face.width
            source: details.card.picture
            says: qsTr("The face of %1").arg(details.card.name)
        }
        Column {
            id: buttons
            anchors.bottom: parent.bottom
            width: face.width
            spacing: Theme.gap
            ActionButton {
                width: face.width
                wraps: true
                text: details.card.references.length > 0 ? qsTr("Teach another picture") : qsTr("Teach this card")
                primary: true
                onClicked: details.teachWanted()
            }
            Row {
                id: own
                spacing: Theme.gap
                enabled: details.card.inPack
                ActionButton {
                    width: (face.width - own.spacing) / 2
                    text: qsTr("Edit")
                    onClicked: details.editWanted()
                }
                ActionButton {
                    width: (face.width - own.spacing) / 2
                    text: qsTr("Print")
                    onClicked: details.printWanted()
                }
            }
        }
    }
    Flickable {
        id: reading
        x: face.x + face.width + 1.5 * Theme.margin
        y: Theme.margin
        width: parent.width - x - Theme.margin
        height: face.height
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
                text: details.card.name
            }
            Words {
                width: content.width
                objectName: "otherLanguage"
                text: Sentence.beside([details.card.type, details.card.otherName])
                color: Theme.soft
            }
            Words {
                width: content.width
                visible: text !== ""
                text: details.card.text
                font.family: Theme.stepFamily
                font.pixelSize: Theme.headingSize
            }
            Words {
                width: content.width
                objectName: "otherLanguage"
                visible: text !== ""
                text: details.card.otherText
                color: Theme.soft
            }
            Part { text: details.card.does.length > 0 ? qsTr("What the referee does") : "" }
            Repeater {
                model: PersistentRows { list: details.card.does }
                delegate: Words {
                    required property effectText modelData
                    required property bool shown
                    visible: shown
                    width: content.width
                    leftPadding: modelData.depth * 18 * Theme.unit
                    text: modelData.says
                    color: modelData.depth === 0 ? Theme.soft : Theme.ink
                }
            }
            WorkedSteps {
                width: content.width
                topPadding: Theme.gap
                visible: details.card.steps.length > 0
                setting: details.card.setting
                steps: details.card.steps
                onRuleWanted: id => details.ruleWanted(id)
            }
            Part { text: details.card.facts.length > 0 ? qsTr("At the table") : "" }
            Repeater {
                model: PersistentRows { list: details.card.facts }
                delegate: Words {
                    required property labelledText modelData
                    required property bool shown
                    visible: shown
                    width: content.width
                    text: qsTr("%1: %2").arg(modelData.label).arg(modelData.value)
                }
            }
            Part { text: qsTr("How the camera recognises it") }
            Words {
                width: content.width
                visible: details.card.references.length === 0
                text: details.card.inPack ? qsTr("Only by the printed version. Cards from your own box look different: teach them.") : ""
                color: Theme.soft
            }
            Flow {
                width: content.width
                spacing: Theme.gap
                Repeater {
                    model: details.card.references
                    delegate: CardPicture {
                        required property cardReference modelData
                        required property int index
                        height: 132 * Theme.unit
                        width: height * 63 / 88
                        source: modelData.picture
                        says: modelData.back ? qsTr("Back, picture %1").arg(index + 1) : qsTr("Picture %1 taught").arg(index + 1)
                    }
                }
            }
        }
    }

    component Part: Words {
        width: parent?.width ?? 0
        topPadding: Theme.gap
        visible: text !== ""
        color: Theme.faint
        font.pixelSize: Theme.smallSize
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
