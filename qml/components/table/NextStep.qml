// The next step in text readable from two metres, with the badge of the acting player.
import QtQuick
import Lampkeeper

Item {
    id: step

    required property TableModel table
    property bool slim: false  // a line for the question, a line for the rest
    // The text of the current card belongs to the question, unless the reminders contain it.
    readonly property string card: !slim || table.composing || table.detail.includes(table.board.currentText) ? "" : table.board.currentText
    // In one text if there is little room.
    readonly property string about: slim ? Sentence.joined([table.detail, card, Sentence.beside([...table.alsoOpen])]) : table.detail
    readonly property bool tall: slim && smallLetters.advanceWidth(about) > texts.width - 4  // two lines below the question
    readonly property real detailRoom: !slim ? 56 * Theme.unit : (tall ? 2 : 1) * Math.max(22 * Theme.unit, 1.5 * least)
    readonly property real least: slim ? Math.max(12, 0.66 * Theme.leastSize) : Theme.leastSize
    // The height with every sentence at its smallest size; the last line of fitted text has its full height.
    readonly property real leastHeight: smallest.implicitHeight + 0.1 * Theme.leastStepSize + detail.room + also.room

    Accessible.role: Accessible.AlertMessage
    Accessible.name: Sentence.joined([table.nextStep, table.detail, ...table.alsoOpen])

    component Question: Text {
        color: Theme.ink
        font.family: Theme.stepFamily
        font.pixelSize: Theme.displaySize
        font.weight: Font.Medium
        lineHeight: step.slim ? 1 : 0.95
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
    // The question's height at full size; the space it gets does not depend on the fitted size.
    Question {
        id: whole
        text: step.table.nextStep
        width: texts.width
        visible: false
    }
    Question {
        id: smallest
        text: step.table.nextStep
        width: texts.width
        font.pixelSize: Theme.leastStepSize
        visible: false
    }
    Words {
        id: alsoSmallest
        text: also.text
        width: texts.width
        font.pixelSize: Theme.leastSize
        visible: false
    }
    FontMetrics {
        id: smallLetters
        font.family: Theme.family
        font.pixelSize: step.least
    }
    TablePieces {
        id: pieces
        anchors.right: parent.right
        anchors.top: parent.top
        width: visible ? Math.min(implicitWidth, 0.3 * parent.width) : 0
        visible: step.slim && table.pieces.length > 0
        table: step.table
    }
    SeatBadge {
        id: badge
        anchors.verticalCenter: parent.verticalCenter
        visible: step.table.actingSeat !== ""
        seat: step.table.actingSeat === "" ? "A" : step.table.actingSeat
        size: (step.slim ? 52 : 72) * Theme.unit
    }
    // The question and its details stay together, at any height of this item.
    Column {
        id: texts
        anchors.left: badge.visible ? badge.right : parent.left
        anchors.leftMargin: badge.visible ? 20 * Theme.unit : 0
        anchors.right: pieces.left
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2 * Theme.unit

        Question {
            width: parent.width
            text: step.table.nextStep
            height: Math.min(whole.implicitHeight, Math.max((step.slim ? Theme.largeText ? 38 : 33 : 34) * Theme.unit, step.height - detail.room - also.room))
            fontSizeMode: Text.Fit
            minimumPixelSize: step.slim ? 20 * Theme.unit : Theme.leastStepSize
            verticalAlignment: Text.AlignVCenter
        }
        Words {
            id: detail
            readonly property real room: visible ? height + parent.spacing : 0
            width: parent.width
            height: Math.min(implicitHeight, step.detailRoom)
            visible: text !== ""
            text: step.about
            color: Theme.soft
            font.pixelSize: Theme.besideSize
            fontSizeMode: Text.Fit
            minimumPixelSize: step.least
            Accessible.ignored: true
        }
        Words {
            id: also
            readonly property real room: visible ? height + parent.spacing : 0
            width: parent.width
            height: Math.min(implicitHeight, Math.max(34 * Theme.unit, alsoSmallest.implicitHeight))  // one line, if it fits
            visible: !step.slim && text !== ""
            text: Sentence.beside([...step.table.alsoOpen])
            color: Theme.soft
            font.pixelSize: Theme.playSize
            fontSizeMode: Text.Fit
            minimumPixelSize: step.least
            elide: Text.ElideRight
            Accessible.ignored: true
        }
    }
}
