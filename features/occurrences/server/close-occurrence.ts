import { eq } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { identifyingWords } from "../identifying-words.ts"
import { canCloseOccurrence, canReadOccurrence } from "../occurrence.ts"
import type { Closing, ClosingAnswer } from "../occurrence-schemas.ts"
import { isInvolved } from "./is-involved.ts"
import { listIdentifyingWords } from "./list-identifying-words.ts"
import { occurrencesTable } from "./occurrences-table.ts"
import { unknownOccurrence } from "./open-occurrence.ts"

/**
 * The back office closes a report with a note for itself and a summary that names nobody. The same
 * closing repeating it changes nothing.
 */
export function closeOccurrence(
  db: Db,
  actor: UserActor,
  { id, note, summary }: Closing & { id: number },
): Promise<ClosingAnswer> {
  return inTransaction(db, async (tx) => {
    const [found] = await tx
      .select({ occurrence: occurrencesTable, isInvolved: isInvolved(actor.userId) })
      .from(occurrencesTable)
      .innerJoin(flightsTable, eq(flightsTable.id, occurrencesTable.flightId))
      .where(eq(occurrencesTable.id, id))
      .for("update", { of: occurrencesTable })
    if (!found || !canReadOccurrence(actor, found)) throw unknownOccurrence()
    const { occurrence } = found
    const { closedAt, closingNote } = occurrence
    if (closingNote === note && occurrence.summary === summary) return { id, status: "closed" }
    if (!canCloseOccurrence(actor, { ...found, closedAt })) throw alreadyClosed()
    const words = identifyingWords(summary, await listIdentifyingWords(tx, occurrence.flightId))
    if (words.length > 0) throw namesSomebody(words)
    await tx
      .update(occurrencesTable)
      .set({
        closedAt: clock.now(),
        closingNote: note,
        summary,
        // whoever said them has left, and the summary says what was
        ...(occurrence.reporterId === null && { words: "" }),
      })
      .where(eq(occurrencesTable.id, id))
    await recordEvent(tx, {
      kind: "occurrence.closed",
      entityId: id,
      actor,
      role: "admin",
      from: "open",
      to: "closed",
    })
    return { id, status: "closed" }
  })
}

function alreadyClosed(): DomainError {
  return new DomainError(
    "already-closed",
    "invalid",
    "Diesen Vorfall hat inzwischen jemand anders abgeschlossen. Lad die Seite neu.",
  )
}

function namesSomebody(words: readonly string[]): DomainError {
  return fieldError(
    "names-somebody",
    "summary",
    `Daran wäre jemand zu erkennen: ${words.join(", ")}. Schreib es ohne.`,
  )
}
