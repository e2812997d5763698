// Enters what is in one's own hand, as far as one likes, before asking what one could do.
import QtQuick
import QtQuick.Layouts
import Lampkeeper

ColumnLayout {
    id: entry

    required property MoveAdviceModel advice

    spacing: Theme.gap
    Component.onCompleted: done.forceActiveFocus()

    Heading {
        Layout.fillWidth: true
        text: qsTr("For %1 only").arg(entry.advice.who)
    }
    Words {
        Layout.fillWidth: true
        text: qsTr("The cards in your hand: %1 of %2 entered. What you leave out can be any card.").arg(entry.advice.held).arg(entry.advice.handSize)
        color: entry.advice.canAsk ? Theme.soft : Theme.lamp
    }
    HandCards {
        Layout.fillWidth: true
        Layout.fillHeight: true
        cards: entry.advice.cards
        onHeld: (row, count) => entry.advice.hold(row, count)
    }
    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.gap
        Words {
            Layout.fillWidth: true
            text: qsTr("None of this is saved.")
            color: Theme.soft
            font.pixelSize: Theme.smallSize
        }
        ActionButton {
            text: qsTr("Cancel")
            key: qsTr("Esc")
            quiet: true
            onClicked: entry.advice.close()
        }
        ActionButton {
            id: done
            objectName: "askMoves"
            text: qsTr("What could I do?")
            primary: true
            enabled: entry.advice.canAsk
            onClicked: entry.advice.ask()
        }
    }
}
