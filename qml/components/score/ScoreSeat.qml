// A player's figures in a scored night, each with buttons to decrease and increase it.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Panel {
    id: card

    required property scoreSeat seat
    signal setWanted(string figure, int value)
    signal askWanted(string figure, string label, int value)

    implicitHeight: column.height + 2 * Theme.gap
    border.color: seat.leads ? Theme.lamp : Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: seat.name

    Column {
        id: column
        x: Theme.gap
        y: Theme.gap
        width: card.width - 2 * Theme.gap
        spacing: 6 * Theme.unit

        Item {
            width: column.width
            height: Math.max(head.height, figures.height)
            SeatHead {
                id: head
                anchors.verticalCenter: parent.verticalCenter
                width: Math.max(0, figures.x - Theme.gap)
                letter: card.seat.letter
                name: card.seat.name
                playsAs: card.seat.leads ? qsTr("leads") : ""
                tint: Theme.lamp
            }
            Row {
                id: figures
                x: column.width - width
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.margin
                Repeater {
                    model: PersistentRows { list: card.seat.figures }
                    delegate: Row {
                        id: figure
                        required property shownFigure modelData
                        required property bool shown
                        visible: shown
                        spacing: 4 * Theme.unit
                        ActionButton {
                            objectName: "less-" + card.seat.letter + "-" + figure.modelData.key
                            implicitWidth: 48 * Theme.unit
                            leftPadding: 0
                            rightPadding: 0
                            played: true
                            text: "\u2212"
                            Accessible.name: qsTr("%1, %2: one less").arg(card.seat.name).arg(figure.modelData.label)
                            onClicked: card.setWanted(figure.modelData.key, figure.modelData.value - 1)
                        }
                        Column {
                            width: Math.max(62 * Theme.unit, number.implicitWidth, label.implicitWidth)
                            Text {
                                id: number
                                anchors.horizontalCenter: parent.horizontalCenter
                                text: figure.modelData.value
                                color: Theme.ink
                                font.family: Theme.displayFamily
                                font.pixelSize: Theme.displaySize
                            }
                            Words {
                                id: label
                                anchors.horizontalCenter: parent.horizontalCenter
                                text: figure.modelData.label
                                color: Theme.soft
                                font.pixelSize: Theme.besideSize
                                wrapMode: Text.NoWrap
                            }
                        }
                        ActionButton {
                            objectName: "more-" + card.seat.letter + "-" + figure.modelData.key
                            implicitWidth: 48 * Theme.unit
                            leftPadding: 0
                            rightPadding: 0
                            played: true
                            text: "+"
                            Accessible.name: qsTr("%1, %2: one more").arg(card.seat.name).arg(figure.modelData.label)
                            onClicked: card.setWanted(figure.modelData.key, figure.modelData.value + 1)
                        }
                    }
                }
            }
        }
        ScoreFigures {
            width: column.width
            figures: card.seat.more
            who: card.seat.name
            onAskWanted: (figure, label, value) => card.askWanted(figure, label, value)
        }
    }
}
