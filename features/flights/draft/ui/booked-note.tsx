import { ChangeRows } from "#features/flights/core/ui/change-rows.tsx"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Notice } from "#ui/feedback/notice.tsx"
import type { BookedPage } from "../draft-page.ts"

/** What a change means to those who have booked, before it is published. */
export function BookedNote({ booked }: { booked: BookedPage }) {
  const { change, answerBy, confirmedSeats } = booked
  if (change.length === 0) {
    return (
      <Notice title="Deine Gäste merken davon nichts." isStacked>
        An dem, was sie gebucht haben, ändert sich nichts. Texte und Fotos kannst du jederzeit
        ändern.
      </Notice>
    )
  }
  return (
    <Notice tone={answerBy ? "warn" : "info"} title={titleOf(confirmedSeats, answerBy)} isStacked>
      {answerBy
        ? `Wer nicht zustimmt oder bis ${formatInstant(new Date(answerBy), HOME_ZONE)} nicht antwortet, fliegt nicht mit und bekommt alles zurück. Wie es steht, siehst du im Cockpit.`
        : "Der neue Preis gilt für alle, die gebucht haben. Was sie zu viel bezahlt haben, geht sofort an sie zurück."}
      <div className="mt-3 rounded-panel bg-surface p-4">
        <ChangeRows rows={change} />
      </div>
    </Notice>
  )
}

function titleOf(guests: number, answerBy: string | null): string {
  if (!answerBy) return "Deine Gäste bekommen die Differenz zurück."
  const until = formatInstant(new Date(answerBy), HOME_ZONE)
  const who = guests === 1 ? "1 Gast wird gefragt" : `${guests} Gäste werden gefragt`
  return `${who}, bis ${until}.`
}
