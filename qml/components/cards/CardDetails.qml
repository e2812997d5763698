// One card to be read: its face large, its texts, what it does, the pictures the camera knows it by.
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Lampkeeper

Panel {
    id: details

    required property var card  // as CardsModel::card
    signal teachWanted()
    signal editWanted()
    signal printWanted()
    signal ruleWanted(string id)

    visible: card.id !== undefined

    RowLayout {
        anchors.fill: parent
        anchors.margins: Theme.margin
        spacing: 1.5 * Theme.margin

        ColumnLayout {
            Layout.fillHeight: true
            Layout.preferredWidth: 250 * Theme.unit
            Layout.maximumWidth: 250 * Theme.unit
            spacing: Theme.gap
            CardPicture {
                objectName: "face"
                Layout.fillWidth: true
                Layout.fillHeight: true
                Layout.maximumHeight: width * 88 / 63
                source: details.card.picture ?? ""
                says: qsTr("The face of %1").arg(details.card.name ?? "")
            }
            Item { Layout.fillHeight: true }
            ActionButton {
                Layout.fillWidth: true
                implicitWidth: 250 * Theme.unit  // as wide as it will be: words broken at first would leave it high
                wraps: true
                text: (details.card.references ?? []).length > 0 ? qsTr("Teach another picture") : qsTr("Teach this card")
                primary: true
                onClicked: details.teachWanted()
            }
            RowLayout {
                Layout.fillWidth: true
                spacing: Theme.gap
                enabled: details.card.inPack ?? false
                ActionButton {
                    Layout.fillWidth: true
                    text: qsTr("Edit")
                    onClicked: details.editWanted()
                }
                ActionButton {
                    Layout.fillWidth: true
                    text: qsTr("Print")
                    onClicked: details.printWanted()
                }
            }
        }
        Flickable {
            id: reading
            Layout.fillWidth: true
            Layout.fillHeight: true
            clip: true
            contentHeight: content.implicitHeight
            boundsBehavior: Flickable.StopAtBounds
            T.ScrollBar.vertical: ScrollMark {}

            FollowFocus { view: reading; around: Theme.gap }
            ColumnLayout {
                id: content
                width: reading.width - 14 * Theme.unit
                spacing: Theme.gap

                Heading {
                    Layout.fillWidth: true
                    text: details.card.name ?? ""
                }
                Words {
                    Layout.fillWidth: true
                    objectName: "otherLanguage"
                    text: Sentence.beside([details.card.type, details.card.otherName])
                    color: Theme.soft
                }
                Words {
                    Layout.fillWidth: true
                    visible: text !== ""
                    text: details.card.text ?? ""
                    font.family: Theme.stepFamily
                    font.pixelSize: Theme.headingSize
                }
                Words {
                    Layout.fillWidth: true
                    objectName: "otherLanguage"
                    visible: text !== ""
                    text: details.card.otherText ?? ""
                    color: Theme.soft
                }
                Part { text: (details.card.does ?? []).length > 0 ? qsTr("What the referee does") : "" }
                Repeater {
                    model: KeptRows { list: details.card.does ?? [] }
                    delegate: Words {
                        required property var modelData
                        required property bool shown
                        visible: shown
                        Layout.fillWidth: true
                        Layout.leftMargin: modelData.depth * 18 * Theme.unit
                        text: modelData.says
                        color: modelData.depth === 0 ? Theme.soft : Theme.ink
                    }
                }
                WorkedSteps {
                    Layout.fillWidth: true
                    Layout.topMargin: Theme.gap
                    visible: (details.card.steps ?? []).length > 0
                    setting: details.card.setting ?? ""
                    steps: details.card.steps ?? []
                    onRuleWanted: id => details.ruleWanted(id)
                }
                Part { text: (details.card.facts ?? []).length > 0 ? qsTr("At the table") : "" }
                Repeater {
                    model: KeptRows { list: details.card.facts ?? [] }
                    delegate: Words {
                        required property var modelData
                        required property bool shown
                        visible: shown
                        Layout.fillWidth: true
                        text: qsTr("%1: %2").arg(modelData.label).arg(modelData.value)
                    }
                }
                Part { text: qsTr("What the camera knows it by") }
                Words {
                    Layout.fillWidth: true
                    visible: (details.card.references ?? []).length === 0
                    text: details.card.inPack ? qsTr("By the printed face alone. Cards of your own box look different: teach them.") : ""
                    color: Theme.soft
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.gap
                    Repeater {
                        model: details.card.references ?? []
                        delegate: CardPicture {
                            required property var modelData
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
    }

    component Part: Words {
        Layout.topMargin: Theme.gap
        visible: text !== ""
        color: Theme.faint
        font.pixelSize: Theme.smallSize
        font.weight: Font.DemiBold
        Accessible.role: Accessible.Heading
        Accessible.name: text
    }
}
