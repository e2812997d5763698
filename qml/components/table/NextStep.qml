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
    // What is told if not both have room: people who need hints need them more.
    readonly property string first: slim && table.hint !== "" ? table.hint : table.detail
    readonly property list<string> alsoAsked: [...table.alsoOpen, ...counted]
    readonly property string notNow: slim ? closed(table.choices.groups) : ""
    // In one text. What has no room in one line is left out: first why some answers are not available, then the
    // card's text, because a touch enlarges the card, then what else is open, because its answers are shown. The
    // question stays large.
    readonly property string about: !slim ? told : firstInOneLine([
        Sentence.joined([told, card, Sentence.beside([...alsoAsked, notNow === "" ? "" : qsTr("Not now: %1").arg(notNow)])]),
        Sentence.joined([told, card, Sentence.beside(alsoAsked)]),
        Sentence.joined([told, Sentence.beside(alsoAsked)]),
        told,
        Sentence.joined([first, Sentence.beside(alsoAsked)]),
        first !== "" ? first : Sentence.beside(alsoAsked)])
    readonly property bool tall: slim && !inOneLine(about)  // two lines below the question: the first sentence is long
    readonly property real detailRoom: !slim ? 56 * Theme.unit : (tall ? 2 : 1) * Math.max(19 * Theme.unit, 1.4 * least)
    readonly property real least: slim ? Math.max(12, 0.66 * Theme.leastSize) : Theme.leastSize
    // The height with every sentence at its smallest size; the last line of fitted text has its full height.
    readonly property real leastHeight: smallest.implicitHeight + 0.1 * Theme.leastStepSize + detail.room + also.room

    function inOneLine(words: string): bool {
        return smallLetters.widthOf(words) <= texts.width - 4;
    }
    // Returns the answers that are not available, with their reasons, unless a phone asks for them.
    function closed(groups: var): string {
        const all = [];
        for (const group of groups) {
            for (const each of group.where === "" ? group.closed : [])
                all.push(Sentence.pair(each.label, each.why));
        }
        return Sentence.beside(all);
    }
    // Returns the first of these texts that fits in one line; otherwise the sentences of the last one that do, at
    // least its first.
    function firstInOneLine(all: var): string {
        const fitting = all.find(each => inOneLine(each));
        if (fitting !== undefined)
            return fitting;
        let said = "";
        for (const sentence of all[all.length - 1].match(/.+?(?:[.!?](?=\s|$)|[\u3002\uff01\uff1f]| \u00b7 |$)\s*/g) ?? [])
            if (said === "" || inOneLine((said + sentence).trim()))
                said += sentence;
            else
                break;
        return said.trim().replace(/\s*\u00b7$/, "");
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
