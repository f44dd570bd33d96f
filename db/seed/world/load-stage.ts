import { sql } from "drizzle-orm"
import { startOfDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { Cast } from "./cast.ts"
import { createRoster } from "./roster.ts"
import type { Stage } from "./stage.ts"

/** A stage on a later day: it knows when the time last stood still. */
export interface LaterStage extends Stage {
  since: Date
}

/** The stage of a later day: who is busy when stands in the database. */
export async function loadStage(
  db: Db,
  cast: Cast,
  today: string,
  since: Date,
): Promise<LaterStage> {
  const roster = createRoster(cast.pilots)
  const flights = await db.execute<{ pilot_id: number; day: string }>(sql`
    select pilot_id, to_char(departs_at at time zone time_zone, 'YYYY-MM-DD') as day
    from flights where departs_at is not null order by id`)
  for (const { pilot_id, day } of flights.rows) {
    const pilot = cast.pilots.find(({ user }) => user.id === pilot_id)
    if (pilot) roster.note(pilot, undefined, day)
  }
  const booked = await db.execute<{ passenger_id: number; day: string }>(sql`
    select b.passenger_id, to_char(f.departs_at at time zone f.time_zone, 'YYYY-MM-DD') as day
    from bookings b join flights f on f.id = b.flight_id
    where b.passenger_id is not null and f.departs_at is not null order by b.id`)
  return {
    cast,
    roster,
    today,
    since,
    until: startOfDay(today, HOME_ZONE),
    taken: new Set(booked.rows.map(({ passenger_id, day }) => `${passenger_id} ${day}`)),
    salt: today,
  }
}
