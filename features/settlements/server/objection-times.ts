import { and, asc, eq, isNull, lte, notExists, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { eventsTable, recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import { ANSWER_MS, canAnswerObjection } from "../objection.ts"
import { lockPart } from "./lock-part.ts"
import { settlementPartsTable } from "./settlements-tables.ts"

export const OBJECTION_UNANSWERED = "booking.objection_unanswered"

const QUEUE = "objection-times"

/** Every ten minutes: 72 hours without an answer, and the back office decides without it. */
export const objectionTimesQueue: JobQueue = {
  name: QUEUE,
  cron: "*/10 * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "booking",
      due: listUnanswered,
      each: (from, { id }) => inTransaction(from, (tx) => forward(tx, id)),
    }),
}

function listUnanswered(db: Db, limit: number): Promise<{ id: number }[]> {
  const { bookingId, objectedAt, answeredAt } = settlementPartsTable
  return db
    .select({ id: bookingId })
    .from(settlementPartsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, bookingId))
    .where(
      and(
        eq(bookingsTable.status, "disputed"),
        isNull(answeredAt),
        lte(objectedAt, new Date(clock.now().getTime() - ANSWER_MS)),
        notExists(
          db
            .select({ one: sql`1` })
            .from(eventsTable)
            .where(
              and(
                eq(eventsTable.entity, "booking"),
                eq(eventsTable.entityId, bookingId),
                eq(eventsTable.kind, OBJECTION_UNANSWERED),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(objectedAt))
    .limit(limit)
}

async function forward(tx: Db, bookingId: number): Promise<void> {
  const { flight, booking } = await lockBookingWithFlight(tx, bookingId)
  if (!canAnswerObjection(booking, await lockPart(tx, bookingId))) return
  await recordEvent(tx, {
    kind: OBJECTION_UNANSWERED,
    entityId: bookingId,
    actor: SYSTEM,
    role: "system",
    data: { flightId: flight.id },
  })
}
