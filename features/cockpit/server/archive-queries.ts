import { type SQL, sql } from "drizzle-orm"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import {
  ACTUAL_COST_CENTS,
  FINAL_SHARE_CENTS,
  promisedCents,
  STATED_SHARE_CENTS,
} from "#features/bookings/core/server/final-amounts.ts"
import { isOrderOf } from "#features/bookings/core/server/orders-of-booking.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { WAS_ON_BOARD } from "#features/statistics/server/flown-flights.ts"
import { publicName } from "#features/users/core/user.ts"
import { clock } from "#platform/clock.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import type { Db } from "#platform/server/db.ts"
import {
  ARCHIVE_PAGE_SIZE,
  type ArchivedBooking,
  type ArchivedFlight,
  type ArchivePage,
} from "../archive.ts"
import { listLateCancellations } from "./late-cancellations.ts"

// a proposal that came to nothing has the date that somebody had in mind
const DEPARTS_AT = sql`coalesce(f.departs_at, b.proposed_departs_at)`

/** A passenger's bookings that are over, the latest first; checkouts that lapsed are none. */
export async function listArchivedBookings(
  db: Db,
  passengerId: number,
  page: number,
): Promise<ArchivePage<ArchivedBooking>> {
  const isOver = sql`b.passenger_id = ${passengerId}
    and b.status not in ('held', 'lapsed', 'joined', 'payment_due', 'rebooking_offered')
    and (b.status not in ('requested', 'confirmed') or coalesce(f.arrives_at, b.proposed_departs_at) <= ${clock.now()})`
  const [total, { rows }] = await Promise.all([
    countRows(db, sql`bookings b join flights f on f.id = b.flight_id where ${isOver}`),
    db.execute<{
      id: number
      flight_id: number
      title: string
      departs_at: string
      time_zone: string
      departure_name: string
      destination_name: string
      pilot_id: number
      first_name: string
      last_name: string
      deleted_at: string | null
      status: BookingStatus
      seats: number
      captured_cents: number
      refunded_cents: number
    }>(sql`
      select b.id, b.flight_id, f.title, ${DEPARTS_AT} as departs_at, f.time_zone, d.name as departure_name,
        z.name as destination_name, u.id as pilot_id, u.first_name, u.last_name,
        u.deleted_at, b.status, b.seats,
        coalesce(m.captured_cents, 0)::int as captured_cents,
        coalesce(m.refunded_cents, 0)::int as refunded_cents
      from bookings b
      join flights f on f.id = b.flight_id
      join airports d on d.id = f.departure_airport_id
      join airports z on z.id = f.destination_airport_id
      join users u on u.id = f.pilot_id
      left join lateral (
        select sum(p.captured_cents) as captured_cents,
          sum(least(p.captured_cents, ${promisedCents(sql`p.id`)})) as refunded_cents
        from payments p join bookings o on o.checkout_id = p.checkout_id where ${isOrderOf(sql`b.id`)}
      ) m on true
      where ${isOver}
      order by ${DEPARTS_AT} desc, b.id desc
      limit ${ARCHIVE_PAGE_SIZE} offset ${(page - 1) * ARCHIVE_PAGE_SIZE}`),
  ])
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      flightId: row.flight_id,
      title: maskContacts(row.title),
      departsAt: new Date(row.departs_at).toISOString(),
      timeZone: row.time_zone,
      departureName: row.departure_name,
      destinationName: row.destination_name,
      pilot: {
        id: row.deleted_at ? null : row.pilot_id,
        name: publicName({
          firstName: row.first_name,
          lastName: row.last_name,
          deletedAt: row.deleted_at,
        }),
      },
      status: row.status,
      seats: row.seats,
      paidCents: row.captured_cents - row.refunded_cents,
      refundedCents: row.refunded_cents,
    })),
  }
}

/** A pilot's flights that are over, the latest first, with the guests that were on board. */
export async function listArchivedFlights(
  db: Db,
  pilotId: number,
  page: number,
): Promise<ArchivePage<ArchivedFlight>> {
  const isOver = sql`f.pilot_id = ${pilotId} and f.schedule = 'fixed' and f.status not in ('draft', 'in_review')
    and (f.arrives_at <= ${clock.now()} or f.status in ('cancelled', 'expired', 'closed', 'blocked'))`
  const [total, { rows }] = await Promise.all([
    countRows(db, sql`flights f where ${isOver}`),
    db.execute<{
      id: number
      title: string
      departs_at: string
      time_zone: string
      departure_name: string
      destination_name: string
      status: FlightStatus
      guests: number
      total_cost_cents: number
      shared_cents: number
    }>(sql`
      select f.id, f.title, f.departs_at, f.time_zone, d.name as departure_name,
        z.name as destination_name, f.status, ${ACTUAL_COST_CENTS} as total_cost_cents,
        k.guests, k.shared_cents
      from flights f
      join airports d on d.id = f.departure_airport_id
      join airports z on z.id = f.destination_airport_id
      cross join lateral (
        select coalesce(sum(b.seats) filter (where ${WAS_ON_BOARD}), 0)::int as guests,
          coalesce(sum(case when ${WAS_ON_BOARD} then ${FINAL_SHARE_CENTS} else ${STATED_SHARE_CENTS} end), 0)::int
            as shared_cents
        from bookings b
        where b.flight_id = f.id
      ) k
      where ${isOver}
      order by f.departs_at desc, f.id desc
      limit ${ARCHIVE_PAGE_SIZE} offset ${(page - 1) * ARCHIVE_PAGE_SIZE}`),
  ])
  const late = await listLateCancellations(
    db,
    pilotId,
    rows.map(({ id }) => id),
  )
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      title: maskContacts(row.title),
      departsAt: new Date(row.departs_at).toISOString(),
      timeZone: row.time_zone,
      departureName: row.departure_name,
      destinationName: row.destination_name,
      status: row.status,
      guests: row.guests,
      totalCostCents: row.total_cost_cents,
      sharedCents: row.shared_cents,
      late: late.get(row.id) ?? [],
    })),
  }
}

async function countRows(db: Db, from: SQL): Promise<number> {
  const { rows } = await db.execute<{ total: number }>(
    sql`select count(*)::int as total from ${from}`,
  )
  return rows[0]?.total ?? 0
}
