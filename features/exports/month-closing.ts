import type { UserActor } from "#platform/actor.ts"

/*
 * Closing a month: once, by a person, when it is over. What comes later is booked in the month in which
 * it comes, because the ledger is only ever added to.
 */

export interface MonthState {
  isOver: boolean
  isClosed: boolean
  /** Moves that charge somebody and have no receipt yet; a job writes them. */
  missingReceipts: number
}

export function canCloseMonth(actor: UserActor, state: MonthState): boolean {
  return actor.isAdmin && closingProblem(state) === undefined && !state.isClosed
}

/** What stands in the way of closing, as a sentence; undefined where nothing does. */
export function closingProblem({ isOver, missingReceipts }: MonthState): string | undefined {
  if (!isOver) return "Dieser Monat läuft noch. Schließen kannst du ihn, wenn er vorbei ist."
  if (missingReceipts === 0) return undefined
  return missingReceipts === 1
    ? "Ein Beleg ist noch nicht geschrieben. Er kommt von selbst, versuch es gleich noch einmal."
    : `${missingReceipts} Belege sind noch nicht geschrieben. Sie kommen von selbst, versuch es gleich noch einmal.`
}

/** Whether the receipts and bookings of a month are final: an export says so to whoever reads it in. */
export function canReceiptsStillChange({ isClosed }: Pick<MonthState, "isClosed">): boolean {
  return !isClosed
}

export const NOTE_WANTED =
  "Nicht alles stimmt auf den Cent. Schreib dazu, woran das liegt und warum du trotzdem schließt."
