import { and, eq, inArray, isNull, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { lockBookingWithFlight } from "#features/bookings/core/server/lock-booking.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { eventsTable, recordEvent } from "#platform/server/events.ts"
import type { JobQueue } from "#platform/server/jobs.ts"
import { sweep } from "#platform/server/sweep.ts"
import {
  canReview,
  endsOfOpenWindows,
  LANDED_STATUSES,
  ON_BOARD_STATUSES,
} from "../review-window.ts"
import { factsFor, findReviewCase } from "./review-cases.ts"

const QUEUE = "invite-to-review"
const REMINDED_AFTER_MS = days(7)

/** The two sides of a booking may review each other from now on. */
export const REVIEW_OPENED = "booking.review_opened"
/** One of them at least has not, a week later; said once. */
export const REVIEW_REMINDER = "booking.review_reminder_due"

/** Every ten minutes: who may review is invited once and reminded once. */
export const inviteToReviewQueue: JobQueue = {
  name: QUEUE,
  cron: "*/10 * * * *",
  run: (db) =>
    sweep(db, {
      queue: QUEUE,
      entity: "booking",
      due: listToInvite,
      each: (from, { id }) => inTransaction(from, (tx) => invite(tx, id)),
    }),
}

function listToInvite(db: Db, limit: number): Promise<{ id: number }[]> {
  const now = clock.now()
  const { after, until } = endsOfOpenWindows(now)
  const said = (kind: string, before: Date) => sql`exists (
    select 1 from ${eventsTable} where ${eventsTable.entity} = 'booking'
      and ${eventsTable.entityId} = ${bookingsTable.id} and ${eventsTable.kind} = ${kind}
      and ${eventsTable.at} <= ${before})`
  return db
    .select({ id: bookingsTable.id })
    .from(bookingsTable)
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .where(
      and(
        isNull(bookingsTable.addsToId),
        inArray(bookingsTable.status, [...ON_BOARD_STATUSES]),
        inArray(flightsTable.status, [...LANDED_STATUSES]),
        sql`${flightsTable.arrivesAt} > ${after} and ${flightsTable.arrivesAt} <= ${until}`,
        sql`(select count(*) from reviews r where r.booking_id = ${bookingsTable.id}) < 2`,
        sql`not (${bookingsTable.status} = 'settled' and exists (
          select 1 from settlement_parts p where p.booking_id = ${bookingsTable.id} and p.outcome = 'no_show'))`,
        sql`(not ${said(REVIEW_OPENED, now)} or (
          ${said(REVIEW_OPENED, remindedBefore(now))} and not ${said(REVIEW_REMINDER, now)}))`,
      ),
    )
    .orderBy(flightsTable.arrivesAt, bookingsTable.id)
    .limit(limit)
}

function remindedBefore(now: Date): Date {
  return new Date(now.getTime() - REMINDED_AFTER_MS)
}

async function invite(tx: Db, bookingId: number): Promise<void> {
  await lockBookingWithFlight(tx, bookingId)
  const found = await findReviewCase(tx, bookingId)
  const now = clock.now()
  const isOpen =
    found !== undefined &&
    (canReview(factsFor(found, "guest"), now) || canReview(factsFor(found, "pilot"), now))
  if (!isOpen) return
  const said = await tx
    .select({ kind: eventsTable.kind, at: eventsTable.at })
    .from(eventsTable)
    .where(
      and(
        eq(eventsTable.entity, "booking"),
        eq(eventsTable.entityId, bookingId),
        inArray(eventsTable.kind, [REVIEW_OPENED, REVIEW_REMINDER]),
      ),
    )
  const opened = said.find(({ kind }) => kind === REVIEW_OPENED)
  if (said.some(({ kind }) => kind === REVIEW_REMINDER)) return
  if (opened && opened.at > remindedBefore(now)) return
  await recordEvent(tx, {
    kind: opened ? REVIEW_REMINDER : REVIEW_OPENED,
    entityId: bookingId,
    actor: SYSTEM,
    role: "system",
  })
}
