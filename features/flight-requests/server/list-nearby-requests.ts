import { sql } from "drizzle-orm"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { draftPath } from "#features/flights/draft/draft.ts"
import { listDrafts } from "#features/flights/draft/server/flight-drafts.ts"
import type { DraftRow } from "#features/flights/draft/server/flight-drafts-table.ts"
import { publicName } from "#features/users/core/user.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import type { Db } from "#platform/server/db.ts"
import type { Goal } from "../flight-request.ts"
import type { NearbyRequest } from "../flight-request-view.ts"
import { isInRange, isSeen, kmToPlace, placesOfPilots } from "./in-range.ts"

/** More would be no list to read; the nearest come first. */
const MAX_LISTED = 60

interface Found extends Record<string, unknown> {
  id: number
  first_name: string
  last_name: string
  place: string
  lat: number
  lng: number
  radius_km: number
  goal: Goal
  destination: string | null
  first_day: string | null
  last_day: string | null
  persons: number
  most_cents: number | null
  message: string
  opened_at: string
  code: string
  name: string
  km: number
  offered_flight_id: number | null
  begun_flight_id: number | null
  begun_status: FlightStatus | null
}

/** What a pilot could answer: requests around the own airfields, each with the nearest of those. */
export async function listNearbyRequests(db: Db, pilotId: number): Promise<NearbyRequest[]> {
  const { rows } = await db.execute<Found>(sql`
    select * from (
      select distinct on (r.id) r.id, u.first_name, u.last_name, r.place, r.lat, r.lng, r.radius_km,
        r.goal, r.destination, r.first_day::text, r.last_day::text, r.persons, r.most_cents,
        r.message, r.opened_at::text, p.code, p.name, ${kmToPlace()} as km,
        (select max(o.flight_id) from flight_request_offers o where o.flight_request_id = r.id
          and o.pilot_id = ${pilotId} and o.offered_at is not null) as offered_flight_id,
        o.flight_id as begun_flight_id,
        (select f.status from flights f where f.id = o.flight_id) as begun_status
      from flight_requests r
      left join flight_request_offers o on o.flight_request_id = r.id
        and o.pilot_id = ${pilotId} and o.offered_at is null
      join users u on u.id = r.user_id
      join ${placesOfPilots(pilotId)} p on ${isInRange()}
      where ${isSeen()}
      order by r.id, km, p.airport_id
    ) nearest
    order by km, id
    limit ${MAX_LISTED}`)
  const drafts = await listDrafts(db, pilotId)
  return rows.map((row) => {
    return {
      id: row.id,
      requester: publicName({ firstName: row.first_name, lastName: row.last_name }),
      place: maskContacts(row.place),
      lat: row.lat,
      lng: row.lng,
      radiusKm: row.radius_km,
      goal: row.goal,
      destination: row.destination && maskContacts(row.destination),
      firstDay: row.first_day,
      lastDay: row.last_day,
      persons: row.persons,
      maxPriceCents: row.most_cents,
      message: maskContacts(row.message),
      openedAt: new Date(row.opened_at).toISOString(),
      from: { code: row.code, name: row.name, km: Math.round(row.km) },
      answer: answerOf(row, drafts),
    }
  })
}

function answerOf(row: Found, drafts: readonly DraftRow[]): NearbyRequest["answer"] {
  const draft = drafts.find(({ flightId }) => flightId === row.begun_flight_id)
  if (draft) return { kind: "writing", path: draftPath(draft) }
  if (row.begun_status === "in_review") return { kind: "in_review" }
  const { offered_flight_id: flightId } = row
  return flightId === null ? null : { kind: "offered", flightId }
}

/** Whether a pilot has any airfield to search around. */
export async function hasPlace(db: Db, pilotId: number): Promise<boolean> {
  const { rows } = await db.execute(sql`select from ${placesOfPilots(pilotId)} p limit 1`)
  return rows.length > 0
}
