import { sql } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import type { Db } from "#platform/server/db.ts"
import { MAX_PINS, type Pin } from "../pins.ts"

interface PinRow extends Record<string, unknown> {
  id: number
  title: string
  kind: string
  departs_at: Date | null
  time_zone: string
  seat_price_cents: number
  from_code: string
  from_name: string
  from_lat: number
  from_lng: number
  to_code: string
  to_name: string
  to_lat: number
  to_lng: number
}

/** The pins of some flights, in the order of their ids; the first ones where there are too many. */
export async function listPins(db: Db, flightIds: readonly number[]): Promise<Pin[]> {
  const ids = flightIds.slice(0, MAX_PINS)
  if (ids.length === 0) return []
  const { rows } = await db.execute<PinRow>(sql`
    select f.id, f.title, f.kind, f.time_zone, f.seat_price_cents,
      case when f.schedule = 'fixed' then f.departs_at end as departs_at,
      a.code as from_code, a.name as from_name, a.lat as from_lat, a.lng as from_lng,
      b.code as to_code, b.name as to_name, b.lat as to_lat, b.lng as to_lng
    from unnest(${sql.param(ids)}::int[]) with ordinality as wanted (id, place)
    join flights f on f.id = wanted.id
    join airports a on a.id = f.departure_airport_id
    join airports b on b.id = f.destination_airport_id
    order by wanted.place`)
  return rows.map(toPin)
}

function toPin(row: PinRow): Pin {
  const from = { code: row.from_code, name: row.from_name, lat: row.from_lat, lng: row.from_lng }
  const to = { code: row.to_code, name: row.to_name, lat: row.to_lat, lng: row.to_lng }
  return {
    id: row.id,
    title: maskContacts(row.title),
    startsAt: row.departs_at && new Date(row.departs_at).toISOString(),
    timeZone: row.time_zone,
    totalCents: priceOfSeat(row.seat_price_cents, currentFeeRule()).totalCents,
    // an excursion leads somewhere, even where it comes back on the same day
    isRoundTrip: row.kind === "round_trip" || from.code === to.code,
    from,
    to,
  }
}
