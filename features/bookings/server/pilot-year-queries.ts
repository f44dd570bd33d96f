import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import { startOfDay } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { monthsUntil, type PilotYear, sumUpYear } from "../pilot-year.ts"
import { finalShareCents } from "./final-amounts.ts"

/** What a pilot flew in the last twelve months, from the flights that took place. */
export async function getPilotYear(db: Db, pilotId: number): Promise<PilotYear> {
  const now = clock.now()
  const from = startOfDay(`${monthsUntil(now)[0]}-01`, HOME_ZONE)
  const { rows } = await db.execute<{
    departs_at: string
    duration_minutes: number
    guests: number
    shared_cents: number
  }>(sql`
    select f.departs_at, f.duration_minutes,
      coalesce(sum(b.seats), 0)::int as guests,
      coalesce(sum(${finalShareCents(pilotId)}), 0)::int as shared_cents
    from flights f
    left join bookings b on b.flight_id = f.id
      and b.status in ('confirmed', 'flown', 'disputed', 'settled')
    where f.pilot_id = ${pilotId} and f.departs_at >= ${from} and f.arrives_at <= ${now}
      and f.status in ('under_way', 'settlement_due', 'settlement_submitted', 'closed')
    group by f.id`)
  return sumUpYear(
    rows.map((row) => ({
      departsAt: new Date(row.departs_at),
      durationMinutes: row.duration_minutes,
      guests: row.guests,
      sharedCents: row.shared_cents,
    })),
    now,
  )
}
