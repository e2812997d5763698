// An animated clash: its cards come together, their numbers count up, and every step is shown at the side it
// affects. Without animations the same marks are shown without motion.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Item {
    id: stage

    required property DuelModel duel
    property DuelAside aside: null  // counts the points
    property int number: 0  // number of the clash whose cards came together last
    readonly property shownAct act: duel.act
    readonly property duelClash clash: duel.clash

    component Side: StageSide {
        clash: stage.clash
        act: stage.act
        width: (stage.width - Theme.gap) / 2
        height: stage.height - tabs.height
    }

    Accessible.role: Accessible.Grouping
    Accessible.name: clash.title

    Side {
        id: sideA
        seat: "A"
    }
    Side {
        id: sideB
        seat: "B"
        mirrored: true
        anchors.right: parent.right
    }
    Item {
        width: stage.width
        height: sideA.height
        TapHandler { onTapped: stage.duel.next() }
    }
    ClashTabs {
        id: tabs
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.bottom: parent.bottom
        duel: stage.duel
        clashes: stage.duel.clashes
    }
    PointFlight {
        id: flight
        from: stage.act.seat === "B" ? sideB : sideA
        to: stage.aside?.pointsOf(stage.act.seat) ?? null
        text: stage.act.figure
    }
    Connections {
        target: stage.duel
        function onActed() {
            if (stage.number !== stage.duel.clashShown) {
                stage.number = stage.duel.clashShown;
                stage.meet();
            }
            sideA.play();
            sideB.play();
            if (stage.act.name === "scored")
                flight.play();
        }
        function onChanged() {
            if (!stage.duel.allShown)
                stage.meet();
        }
    }
    function meet() {
        number = duel.clashShown;
        sideA.meet();
        sideB.meet();
    }
    onVisibleChanged: if (visible && duel.shownSteps === 0) meet()
    Component.onCompleted: if (visible && duel.shownSteps === 0) meet()
}
