// The dialog in which a figure is set right, made when it is asked for.

// Qt 6.4 shows what a Loader loads in a context of its own, which bound components refuse.
// qmllint disable unqualified
import QtQuick
import Lampkeeper

OnDemand {
    id: corrections

    required property TableModel table

    function ask(seat: string, figure: string, label: string, value: int) {
        active = true;
        (popup as CorrectionDialog).ask(seat, figure, label, value);
    }

    sourceComponent: CorrectionDialog {
        table: corrections.table
    }
}
