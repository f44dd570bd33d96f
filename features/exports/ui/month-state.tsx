import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Notice } from "#ui/feedback/notice.tsx"
import { canReceiptsStillChange, closingProblem } from "../month-closing.ts"
import type { MonthSheet } from "../month-sheet.ts"

/** In a glance: whether a month matches, whether it is closed, and what has changed since. */
export function MonthState({ sheet }: { sheet: MonthSheet }) {
  const { isEven, closing, isOver, missingReceipts } = sheet
  const canStillChange = canReceiptsStillChange({ isClosed: closing !== null })
  return (
    <div className="grid gap-3">
      {isEven ? (
        <Notice tone="ok" title="Stimmt auf den Cent.">
          Belege, Abrechnungen, Auszahlungen, Erstattungen und Gutscheine ergeben dasselbe wie das
          Buch.
        </Notice>
      ) : (
        <Notice tone="err" title="Etwas stimmt nicht mit dem Buch überein.">
          Die Zeilen mit dem Dreieck sagen, wo und um wie viel.
        </Notice>
      )}
      {closing && (
        <Notice tone="info" title={`Abgeschlossen von ${closing.closedBy.name}`}>
          {formatInstant(new Date(closing.closedAt), HOME_ZONE)}.
          {closing.note && ` „${closing.note}“`}
        </Notice>
      )}
      {closing && closing.changed.length > 0 && (
        <Notice tone="err" title="Seit dem Abschluss hat sich etwas verändert.">
          Andere Summen als damals: {closing.changed.join("; ")}.
        </Notice>
      )}
      {canStillChange && (
        <Notice tone="info">
          {closingProblem({ isOver, missingReceipts, isClosed: false }) ??
            "Noch nicht abgeschlossen."}
        </Notice>
      )}
    </div>
  )
}
