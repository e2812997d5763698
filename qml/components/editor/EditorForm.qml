// The rows of a card's form, one below the other.
pragma ComponentBehavior: Bound

import QtQuick
import Lampkeeper

Column {
    id: form

    required property EditorModel editor

    /// Puts the keyboard where one goes on in a row.
    function takeFocus(row: int) {
        const at = rows.itemAt(row) as EditorRow;
        if (at)
            at.takeFocus();
    }

    Repeater {
        id: rows
        model: form.editor.form
        delegate: EditorRow {
            width: form.width
            editor: form.editor
        }
    }
}
