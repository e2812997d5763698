// The next step in text readable from two metres, with the badge of the acting player.
import QtQuick
import Lampkeeper

Item {
    id: step

    required property TableModel table
    property bool slim: false  // a line for the question, a line for the rest
    // The text of the current card belongs to the question, unless the reminders contain it.
    readonly property string card: !slim || table.composing || table.detail.includes(table.board.currentText) ? "" : table.board.currentText
    readonly property list<string> counted: Array.from(table.pieces).map(piece => piece.name + " " + piece.count)
    // The hint of a first night, and the gamemaster's reminders.
    readonly property string told: Sentence.joined([slim ? table.hint : "", table.detail])
    // In one text. What has no room in one line is left out: first the card's text, because a touch enlarges the
    // card, then what else is open, because its answers are shown. The question stays large.
    readonly property string withCard: Sentence.joined([told, card, Sentence.beside([...table.alsoOpen, ...counted])])
    readonly property string withoutCard: Sentence.joined([told, Sentence.beside([...table.alsoOpen, ...counted])])
    readonly property string about: !slim ? told : inOneLine(withCard) ? withCard : inOneLine(withoutCard) || told === "" ? withoutCard : told
    readonly property bool tall: slim && !inOneLine(about)  // two lines below the question
    readonly property real detailRoom: !slim ? 56 * Theme.unit : (tall ? 2 : 1) * Math.max(19 * Theme.unit, 1.4 * least)
    readonly property real least: slim ? Math.max(12, 0.66 * Theme.leastSize) : Theme.leastSize
    // The height with every sentence at its smallest size; the last line of fitted text has its full height.
    readonly property real leastHeight: smallest.implicitHeight + 0.1 * Theme.leastStepSize + detail.room + also.room

    function inOneLine(words: string): bool {
        return smallLetters.widthOf(words) <= texts.width - 4;
    }

    Accessible.role: Accessible.AlertMessage
    Accessible.name: Sentence.joined([table.nextStep, told, ...table.alsoOpen])

    component Question: Text {
        property bool slim: false
        color: Theme.ink
        font.family: Theme.stepFamily
        font.pixelSize: Theme.displaySize
        font.weight: Font.Medium
        lineHeight: slim ? 1 : 0.95
        wrapMode: Text.WordWrap
        Accessible.ignored: true
    }
    // The question's height at full size; the space it gets does not depend on the fitted size.
    Question {
        id: whole
        slim: step.slim
        text: step.table.nextStep
        width: texts.width
        visible: false
    }
    Question {
        id: smallest
        slim: step.slim
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
    Letters {
        id: smallLetters
        font.pixelSize: step.least
    }
    SeatBadge {
        id: badge
        anchors.verticalCenter: parent.verticalCenter
        visible: step.table.actingSeat !== ""
        seat: step.table.actingSeat === "" ? "A" : step.table.actingSeat
        size: (step.slim ? 52 : 72) * Theme.unit
    }
    GivenTime {
        id: time
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        given: step.table.secondsGiven
    }
    // The question and its details stay together, at any height of this item.
    Column {
        id: texts
        anchors.left: badge.visible ? badge.right : parent.left
        anchors.leftMargin: badge.visible ? 20 * Theme.unit : 0
        anchors.right: time.visible ? time.left : parent.right
        anchors.rightMargin: time.visible ? Theme.gap : 0
        anchors.verticalCenter: parent.verticalCenter
        spacing: 2 * Theme.unit

        Question {
            slim: step.slim
            width: parent.width
            text: step.table.nextStep
            height: Math.min(whole.implicitHeight, Math.max((step.slim ? 22 : 34) * Theme.unit, step.height - detail.room - also.room))
            fontSizeMode: Text.Fit
            minimumPixelSize: step.slim ? 16 * Theme.unit : Theme.leastStepSize
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
