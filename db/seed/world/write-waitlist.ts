import { sql } from "drizzle-orm"
import { waitlistEntriesTable } from "#features/bookings/holds/server/waitlist-table.ts"
import { days, hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { insertRow } from "../factories/insert-rows.ts"
import type { Stage } from "./stage.ts"

/** On the first full flight with some days left the demo passenger waits, behind somebody else. */
export async function writeWaitlist(tx: Db, stage: Stage): Promise<void> {
  const { demoPassenger } = stage.cast
  const flightId = demoPassenger && (await findFullFlight(tx, stage, demoPassenger.id))
  const first = flightId && (await findFirst(tx, stage, flightId))
  if (!demoPassenger || !flightId || !first) return
  await join(tx, { flightId, userId: first, at: new Date(stage.until.getTime() - hours(20)) })
  const at = new Date(stage.until.getTime() - hours(7))
  await join(tx, { flightId, userId: demoPassenger.id, at })
}

async function findFullFlight(tx: Db, { until }: Stage, userId: number) {
  const from = new Date(until.getTime() + days(5))
  const { rows } = await tx.execute<{ id: number }>(sql`
    select f.id from flights f
    where f.status = 'published' and f.schedule = 'fixed' and f.departs_at > ${from}
      and not exists (select 1 from flight_seats s where s.flight_id = f.id and s.booking_id is null)
      and not exists (select 1 from bookings b where b.flight_id = f.id and b.passenger_id = ${userId})
    order by f.departs_at, f.id limit 1`)
  return rows[0]?.id
}

async function findFirst(tx: Db, { cast }: Stage, flightId: number) {
  const ids = cast.passengers.map(({ id }) => id)
  const { rows } = await tx.execute<{ id: number }>(sql`
    select u.id from users u where u.id = any(${sql.param(ids)})
      and u.id <> ${cast.demoPassenger?.id ?? 0}
      and not exists (select 1 from bookings b where b.flight_id = ${flightId} and b.passenger_id = u.id)
    order by u.id limit 1`)
  return rows[0]?.id
}

async function join(tx: Db, { at, ...who }: { flightId: number; userId: number; at: Date }) {
  const entry = { ...who, seats: 1, status: "waiting", joinedAt: at } as const
  const { id } = await insertRow(tx, waitlistEntriesTable, entry)
  await tx.insert(eventsTable).values({
    kind: "waitlist_entry.joined",
    entity: "waitlist_entry",
    entityId: id,
    actorKind: "passenger",
    actorId: who.userId,
    toStatus: "waiting",
    data: { flightId: who.flightId, seats: 1 },
    at,
  })
}
