import { randomUUID } from "node:crypto"
import { occurrencesTable } from "#features/occurrences/server/occurrences-table.ts"
import { clock } from "#platform/clock.ts"
import { newRef } from "#platform/ids.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"
import { makeBooking } from "./make-booking.ts"

type OccurrenceValues = typeof occurrencesTable.$inferInsert

/** A guest's report that waits in the back office; on a flight and by a guest of its own if none are given. */
export async function makeOccurrence(db: Db, values: Partial<OccurrenceValues> = {}) {
  const booking = values.flightId === undefined ? await makeBooking(db) : undefined
  return insertRow(db, occurrencesTable, {
    ref: newRef(),
    flightId: booking?.flightId ?? 0,
    reporterId: booking?.passengerId ?? null,
    reporterRole: "passenger",
    contentKey: randomUUID(),
    kind: "aerodrome",
    phase: "take_off",
    words: "Kurz vor dem Abheben lief ein Hund über die Bahn.",
    hasInjuries: false,
    reportedAt: clock.now(),
    ...values,
  })
}
