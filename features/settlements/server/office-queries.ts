import { aliasedTable, and, asc, eq, inArray, isNotNull, sql } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { publicName } from "#features/users/core/user.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { ANSWER_MS, canDecideObjection } from "../objection.ts"
import type { HeldPayout, OpenObjection } from "../settlement-view.ts"
import { objectionOf } from "./objection-sheet.ts"
import { KEPT_CENTS, SENT_CENTS } from "./payouts/payout-sums.ts"
import { payoutsTable, settlementPartsTable } from "./settlements-tables.ts"

const pilots = aliasedTable(usersTable, "pilots")
const MAX_LISTED = 200

/** Objections that wait for a decision, the oldest first; of one booking alone where it is named. */
export async function listOpenObjections(
  db: Db,
  bookingId?: number,
  limit = MAX_LISTED,
): Promise<OpenObjection[]> {
  const rows = await db
    .select({
      part: settlementPartsTable,
      booking: { status: bookingsTable.status },
      flight: flightsTable,
      passenger: usersTable,
      pilot: pilots,
    })
    .from(settlementPartsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, settlementPartsTable.bookingId))
    .innerJoin(flightsTable, eq(flightsTable.id, settlementPartsTable.flightId))
    .innerJoin(usersTable, eq(usersTable.id, bookingsTable.passengerId))
    .innerJoin(pilots, eq(pilots.id, flightsTable.pilotId))
    .where(
      and(
        eq(bookingsTable.status, "disputed"),
        isNotNull(settlementPartsTable.objectedAt),
        bookingId === undefined ? undefined : eq(settlementPartsTable.bookingId, bookingId),
      ),
    )
    .orderBy(asc(settlementPartsTable.objectedAt))
    .limit(limit)
  const now = clock.now()
  return rows.flatMap(({ part, booking, flight, passenger, pilot }): OpenObjection[] => {
    const objection = objectionOf(part)
    if (!objection) return []
    return [
      {
        bookingId: part.bookingId,
        flightTitle: flight.title,
        passengerName: publicName(passenger),
        pilotName: publicName(pilot),
        kind: objection.kind,
        objectedAt: objection.objectedAt,
        answerBy: objection.answerBy,
        isAnswered: objection.answeredAt !== null,
        mayDecide: canDecideObjection(booking, part, now),
      },
    ]
  })
}

/** Payouts on hold; that of one booking alone where it is named. */
export async function listHeldPayouts(
  db: Db,
  bookingId?: number,
  limit = MAX_LISTED,
): Promise<HeldPayout[]> {
  const rows = await db
    .select({
      payout: payoutsTable,
      flight: flightsTable,
      pilot: pilots,
      keptCents: KEPT_CENTS,
      sentCents: SENT_CENTS,
    })
    .from(payoutsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.id, payoutsTable.bookingId))
    .innerJoin(flightsTable, eq(flightsTable.id, bookingsTable.flightId))
    .innerJoin(pilots, eq(pilots.id, payoutsTable.pilotId))
    .where(
      and(
        inArray(payoutsTable.status, ["held", "failed"]),
        bookingId === undefined ? undefined : eq(payoutsTable.bookingId, bookingId),
      ),
    )
    .orderBy(asc(payoutsTable.releasedAt))
    .limit(limit)
  return rows.map(({ payout, flight, pilot, keptCents, sentCents }) => ({
    bookingId: payout.bookingId,
    flightTitle: flight.title,
    pilotName: publicName(pilot),
    openCents: payout.amountCents - keptCents - sentCents,
    state: payout.status === "failed" ? "failed" : "held",
    hold: payout.hold,
    releasedAt: payout.releasedAt.toISOString(),
    retryAt: payout.retryAt?.toISOString() ?? null,
  }))
}

/** What of both waits for the office: an answer or an account that is missing waits for the pilot. */
export async function countOpenSettlements(db: Db): Promise<number> {
  const unansweredSince = new Date(clock.now().getTime() - ANSWER_MS).toISOString()
  const { rows } = await db.execute<{ open: number }>(sql`
    select (select count(*) from settlement_parts s join bookings b on b.id = s.booking_id
        where b.status = 'disputed'
          and (s.answered_at is not null or s.objected_at <= ${unansweredSince}::timestamptz))::int
      + (select count(*) from payouts where status = 'failed' or hold in ('charged_back', 'reversed'))::int as open`)
  return rows[0]?.open ?? 0
}
