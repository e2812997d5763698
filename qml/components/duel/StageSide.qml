// One side of an animated clash: its large cards, their number, and the effect of the last shown step.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: side

    required property string seat
    required property duelClash clash
    required property shownAct act
    property bool mirrored: false
    readonly property clashSide worth: seat === "A" ? clash.a : clash.b
    readonly property list<clashCard> cards: worth.cards
    readonly property bool mine: act.seat === seat
    readonly property real inward: mirrored ? -1 : 1
    readonly property string named: !worth.acts ? qsTr("No action") : cards.length > 1 ? qsTr("%n cards", "", cards.length) : cards.length > 0 ? cards[0].card : ""

    // The cards come together, and their number counts up.
    function meet() {
        if (!Theme.motion)
            return;
        moves.stop();
        meeting.restart();
        words.count();
    }
    // Plays the animation of the last shown step.
    function play() {
        if (!Theme.motion || act.name === "plain")
            return;
        moves.act = act.name;
        moves.mine = mine;
        meeting.complete();
        moves.restart();
        if (mine)
            words.pop();
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: Sentence.listed([named, worth.figure])

    StageCards {
        id: fighters
        anchors.verticalCenter: parent.verticalCenter
        x: side.mirrored ? side.width - width : 0
        height: Math.min(side.height, 349 * Theme.unit)
        most: side.width * 0.57
        cards: side.cards
        empty: side.seat
        mirrored: side.mirrored
        transform: Translate { id: shift }
    }
    StageWords {
        id: words
        anchors.verticalCenter: parent.verticalCenter
        x: side.mirrored ? 0 : fighters.width + Theme.gap
        width: side.width - fighters.width - Theme.gap
        seat: side.seat
        mirrored: side.mirrored
        named: side.named
        spoken: side.cards.length > 1 ? Sentence.listed(Array.from(side.cards).map(each => each.card)) : side.named
        figure: side.worth.acts ? side.worth.figure : "\u2013"
        mark: side.mine ? side.act.word : ""
        change: side.mine ? side.act.figure : ""
    }
    ParallelAnimation {
        id: meeting
        NumberAnimation { target: shift; property: "x"; from: -140 * Theme.unit * side.inward; to: 0; duration: 420; easing.type: Easing.OutBack }
        NumberAnimation { target: fighters; property: "opacity"; from: 0; to: 1; duration: 260 }
    }
    // A striking side leans in, a struck one is thrown back, a guarding one leans against the strike, a
    // dodging one steps aside.
    SequentialAnimation {
        id: moves
        property string act: ""
        property bool mine: false
        readonly property bool strikes: act === "struck" && !mine
        readonly property bool rises: act === "dodged" || act === "scored" || act === "healed"
        PauseAnimation { duration: moves.act === "struck" && moves.mine ? 130 : 0 }
        ParallelAnimation {
            NumberAnimation { target: shift; property: "x"; duration: 130; easing.type: Easing.OutQuad; to: side.inward * Theme.unit * (moves.strikes ? 70 : !moves.mine ? 0 : moves.act === "struck" ? -46 : moves.act === "guarded" ? 26 : 0) }
            NumberAnimation { target: shift; property: "y"; duration: 130; easing.type: Easing.OutQuad; to: moves.mine && moves.rises ? (moves.act === "dodged" ? -44 : -14) * Theme.unit : 0 }
        }
        ParallelAnimation {
            NumberAnimation { target: shift; property: "x"; to: 0; duration: 320; easing.type: Easing.OutBack }
            NumberAnimation { target: shift; property: "y"; to: 0; duration: 320; easing.type: Easing.OutQuad }
        }
    }
}
