import { type SQL, sql } from "drizzle-orm"
import { kmBetween } from "#features/places/server/km-between.ts"
import { clock } from "#platform/clock.ts"

/** `flight_requests r` that pilots see now; a blocked or deleted person's are nobody's business. */
export function isSeen(): SQL {
  return sql`r.status in ('open', 'offer_received') and r.ends_at > ${clock.now()}
    and exists (select from users u where u.id = r.user_id
      and u.deleted_at is null and u.blocked_at is null)`
}

/**
 * Where pilots start: the airfield that is home, and every other from which they offer a flight that
 * is still to come. Rows of `pilot_id`, `airport_id`, `code`, `name`, `lat`, `lng`.
 */
export function placesOfPilots(pilotId?: number): SQL {
  const only = (column: SQL) => (pilotId === undefined ? sql`` : sql`and ${column} = ${pilotId}`)
  return sql`(
    select s.pilot_id, a.id as airport_id, a.code, a.name, a.lat, a.lng
    from (
      select p.user_id as pilot_id, p.home_airport_id as airport_id from pilot_profiles p
      where p.home_airport_id is not null ${only(sql`p.user_id`)}
      union
      select f.pilot_id, f.departure_airport_id from flights f
      where f.status in ('in_review', 'published', 'paused')
        and (f.departs_at is null or f.departs_at > ${clock.now()}) ${only(sql`f.pilot_id`)}
    ) s join airports a on a.id = s.airport_id)`
}

/** SQL: a place `p` of a pilot lies within the radius of another person's request, `flight_requests r`. */
export function isInRange(): SQL {
  return sql`r.user_id <> p.pilot_id and ${kmToPlace()} <= r.radius_km`
}

export function kmToPlace(): SQL<number> {
  return kmBetween({ lat: sql`r.lat`, lng: sql`r.lng` }, { lat: sql`p.lat`, lng: sql`p.lng` })
}
