import { sql } from "drizzle-orm"
import { publicName } from "#features/users/core/user.ts"
import type { Db } from "#platform/server/db.ts"
import { type HistoryEntry, historyKinds, historyLine } from "../history.ts"

interface EventRecord extends Record<string, unknown> {
  id: number
  kind: string
  at: string
  reason: string | null
  adds_to_id: number | null
  pilot_first_name: string
  pilot_last_name: string
  pilot_deleted_at: string | null
  guest_first_name: string | null
  guest_last_name: string | null
  guest_deleted_at: string | null
}

/** What has happened on a flight, the newest first: all of it to its pilot, to a guest what is theirs. */
export async function listHistory(
  db: Db,
  { flightId, userId, isPilot }: { flightId: number; userId: number; isPilot: boolean },
): Promise<HistoryEntry[]> {
  const kinds = sql`any(${sql.param(historyKinds({ isPilot }))}::text[])`
  const { rows } = await db.execute<EventRecord>(sql`
    select e.id, e.kind, e.at::text, e.reason, b.adds_to_id,
      p.first_name as pilot_first_name, p.last_name as pilot_last_name, p.deleted_at::text as pilot_deleted_at,
      g.first_name as guest_first_name, g.last_name as guest_last_name, g.deleted_at::text as guest_deleted_at
    from flights f
    join users p on p.id = f.pilot_id
    join lateral (
      select id, kind, at, reason, null::integer as booking_id from events
        where entity = 'flight' and entity_id = f.id
      union all
      select ev.id, ev.kind, ev.at, ev.reason, own.id from bookings own
        join events ev on ev.entity = 'booking' and ev.entity_id = own.id
        where own.flight_id = f.id and (${isPilot} or own.passenger_id = ${userId})
    ) e on e.kind = ${kinds}
    left join bookings b on b.id = e.booking_id
    left join users g on g.id = b.passenger_id
    where f.id = ${flightId}
    order by e.at desc, e.id desc`)
  return rows.map((row) => ({
    id: row.id,
    at: new Date(row.at).toISOString(),
    text: historyLine(row.kind, {
      pilot: publicName({
        firstName: row.pilot_first_name,
        lastName: row.pilot_last_name,
        deletedAt: row.pilot_deleted_at,
      }),
      guest: publicName({
        firstName: row.guest_first_name ?? "",
        lastName: row.guest_last_name ?? "",
        deletedAt: row.guest_deleted_at,
      }),
      isAboutMore: row.adds_to_id !== null,
      reason: row.reason,
    }),
  }))
}
