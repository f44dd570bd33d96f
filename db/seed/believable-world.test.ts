import { and, eq } from "drizzle-orm"
import { expect, test } from "vitest"
import { aboardOf, findCarrier, listSeated } from "#features/bookings/core/server/aboard.ts"
import { TOPICS } from "#features/flights/core/flight.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { distanceKm, type GeoPoint } from "#features/places/geo.ts"
import { findAirportsNear } from "#features/places/server/airports-queries.ts"
import { lookOfPlane, type SeenPlane } from "#features/planes/look-of-plane.ts"
import { maxGuests, type PlaneCategory } from "#features/planes/plane.ts"
import { doesCarry } from "#features/planes/usable-seats.ts"
import { listCards } from "#features/search/server/list-cards.ts"
import { judgeFlight } from "#features/verification/flugfit/judge-flight.ts"
import { readLandingLog } from "#features/verification/server/landings-queries.ts"
import { readPilotPapers } from "#features/verification/server/read-pilot-papers.ts"
import { wordOfLook } from "#illustrations/scene/aircraft/look.ts"
import type { Landmark } from "#illustrations/scene/landmarks/landmark.ts"
import { compositionOf } from "#illustrations/scene-path.ts"
import { addDays } from "#platform/days.ts"
import { countOf, rowsOf, testWorld } from "./test-world.ts"
import { loadCast } from "./world/cast.ts"
import { daylightAt } from "./world/daylight.ts"

const TODAY = "2026-11-21"
const AHEAD = `from flights where status = 'published' and departs_at > '${TODAY}'`

const db = await testWorld(TODAY)
const summer = await testWorld("2027-06-20")

test("no price is above an equal share, implausible or outside of its bounds", async () => {
  const rows = await rowsOf<{ cap: number; price: number; hourly: number }>(
    db,
    `select floor(total_cost_cents / (seats_offered + 1.0))::int as cap, seat_price_cents as price,
      total_cost_cents / 100.0 / (duration_minutes / 60.0)
        / (case when kind = 'excursion' then 2 else 1 end) as hourly from flights`,
  )
  for (const { cap, price, hourly } of rows) {
    expect(price).toBeLessThanOrEqual(cap)
    expect(price).toBeGreaterThanOrEqual(1_000)
    expect(price).toBeLessThanOrEqual(150_000)
    expect(hourly).toBeGreaterThanOrEqual(40)
    expect(hourly).toBeLessThanOrEqual(600)
  }
})

test("no pilot and no aircraft is on two flights at once, the way back included", async () => {
  const overlaps = await rowsOf(
    db,
    `with duty as (
      select f.id, f.pilot_id, f.plane_id, tstzrange(f.departs_at,
        f.departs_at + max(s.minute) * interval '1 minute') as during
      from flights f join flight_stops s on s.flight_id = f.id
      where f.departs_at is not null group by f.id)
    select a.id, b.id as other from duty a join duty b
      on a.id < b.id and (a.pilot_id = b.pilot_id or a.plane_id = b.plane_id) and a.during && b.during`,
  )
  expect(overlaps).toEqual([])
})

test("nobody travels on two flights at once", async () => {
  const doubled = await rowsOf(
    db,
    `select a.passenger_id from bookings a join flights f on f.id = a.flight_id
      join bookings b on b.passenger_id = a.passenger_id and b.id > a.id
      join flights g on g.id = b.flight_id
      where a.status in ('requested', 'confirmed', 'settled')
        and b.status in ('requested', 'confirmed', 'settled')
        and f.schedule = 'fixed' and g.schedule = 'fixed'
        and tstzrange(f.departs_at, f.arrives_at) && tstzrange(g.departs_at, g.arrives_at)`,
  )
  expect(doubled).toEqual([])
})

test("at least ten flights start within 100 km of Köln in the next 60 days", async () => {
  const near = await findAirportsNear(db, { lat: 50.9375, lng: 6.9603 }, 100)
  const ids = near.map((airport) => airport.id).join(", ")
  const until = addDays(TODAY, 60)
  expect(
    await countOf(db, `${AHEAD} and departs_at < '${until}' and departure_airport_id in (${ids})`),
  ).toBeGreaterThanOrEqual(10)
})

test("no text shouts, carries straight quotes or an open gap", async () => {
  const loud = await rowsOf(
    db,
    `select text from (
      select title as text from flights union all select description from flights
      union all select meeting_point from flights union all select label from flight_costs
      union all select name || ' ' || note from flight_stops union all select text from reviews
      union all select about from users union all select message from bookings) t
    where text ~ '[!"''{}]'`,
  )
  expect(loud).toEqual([])
})

test("every description has two to five sentences and few are the same", async () => {
  const rows = await rowsOf<{ description: string }>(db, `select description ${AHEAD}`)
  for (const { description } of rows) {
    const sentences = description.split(/(?<=[.?])\s+(?=[A-ZÄÖÜ])/)
    expect(sentences.length).toBeGreaterThanOrEqual(2)
    expect(sentences.length).toBeLessThanOrEqual(5)
  }
  expect(new Set(rows.map((row) => row.description)).size).toBeGreaterThan(rows.length * 0.85)
})

test.each([
  ["winter", () => db],
  ["midsummer", () => summer],
])(
  "in %s flights start after nine and end before dark, night flights start in the dark",
  async (_, world) => {
    const rows = await rowsOf<{
      title: string
      is_night: boolean
      start: string
      ends: string
      day: string
      lat: number
      lng: number
      time_zone: string
    }>(
      world(),
      `select f.title, 'nachtflug' = any(f.topics) as is_night, a.lat, a.lng, f.time_zone,
      to_char(f.departs_at at time zone f.time_zone, 'YYYY-MM-DD') as day,
      to_char(f.departs_at at time zone f.time_zone, 'HH24:MI') as start,
      to_char((f.departs_at + (select max(minute) from flight_stops s where s.flight_id = f.id)
        * interval '1 minute') at time zone f.time_zone, 'HH24:MI') as ends
    from flights f join airports a on a.id = f.departure_airport_id where f.status = 'published' and f.departs_at is not null`,
    )
    const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
    const wrong = rows.filter((row) => {
      const { sunrise, dusk } = daylightAt(row.day, { ...row, timeZone: row.time_zone })
      if (row.is_night) return minutes(row.start) < dusk || minutes(row.ends) > 22 * 60
      return (
        minutes(row.start) < Math.max(9 * 60, sunrise) ||
        minutes(row.ends) > Math.min(22 * 60, dusk)
      )
    })
    expect(wrong).toEqual([])
  },
)

test("seats stay within what aircraft and licence allow", async () => {
  const rows = await rowsOf<{
    seats_offered: number
    seats: number
    category: PlaneCategory
    licence: string
  }>(
    db,
    `select f.seats_offered, p.seats, p.category, l.licence from flights f
      join planes p on p.id = f.plane_id join pilot_profiles l on l.user_id = f.pilot_id`,
  )
  for (const row of rows) expect(row.seats_offered).toBeLessThanOrEqual(maxGuests(row, row.licence))
})

test("guests and luggage are within the payload of the aircraft", async () => {
  const tooHeavy = await rowsOf(
    db,
    `select f.id from flights f join planes p on p.id = f.plane_id
      join bookings b on b.flight_id = f.id and b.status in ('requested', 'confirmed')
      join booking_people q on q.booking_id = b.id
      group by f.id, p.id having sum(q.weight_kg + q.luggage_kg) > p.payload_kg`,
  )
  expect(tooHeavy).toEqual([])
})

test("no aircraft is loaded beyond its masses and arms by those who booked", async () => {
  const flights = await db
    .select()
    .from(flightsTable)
    .where(and(eq(flightsTable.status, "published"), eq(flightsTable.isOccupied, true)))
  expect(flights.length).toBeGreaterThan(50)
  const seated = await listSeated(
    db,
    flights.map(({ id }) => id),
  )
  for (const { id, planeId, durationMinutes, title } of flights) {
    const isCarried = doesCarry(
      await findCarrier(db, planeId),
      durationMinutes,
      aboardOf(seated.get(id)),
    )
    expect({ title, isCarried }).toEqual({ title, isCarried: true })
  }
})

test("every topic of the storefront has flights to show", async () => {
  const rows = await rowsOf<{ topic: string }>(
    db,
    `select distinct unnest(topics) as topic ${AHEAD}`,
  )
  expect(rows.map((row) => row.topic).toSorted()).toEqual([...TOPICS].toSorted())
})

test("a third books at once, some keep one seat, some were dearer before", async () => {
  const all = await countOf(db, AHEAD)
  const instant = await countOf(db, `${AHEAD} and is_instant_booking`)
  expect(instant / all).toBeGreaterThan(0.25)
  expect(instant / all).toBeLessThan(0.45)
  expect(
    await countOf(
      db,
      `from (select flight_id from flight_seats join flights f on f.id = flight_id
        where f.status = 'published' group by 1
        having count(*) - count(booking_id) = 1 and count(booking_id) > 0) one_left`,
    ),
  ).toBeGreaterThanOrEqual(20)
  expect(
    await countOf(
      db,
      `from flights f join flight_prices p on p.flight_id = f.id
        where f.status = 'published' and p.seat_price_cents > f.seat_price_cents
          and p.seat_price_cents * (f.seats_offered + 1) <= p.total_cost_cents`,
    ),
  ).toBeGreaterThanOrEqual(10)
})

test("reviews are numerous, distinct, from both sides and about flights that took place", async () => {
  expect(await countOf(db, "from (select distinct text from reviews) t")).toBeGreaterThanOrEqual(
    150,
  )
  const ofPilots = await countOf(
    db,
    "from reviews r join flights f on f.id = r.flight_id and f.pilot_id = r.subject_id",
  )
  const ofPassengers = await countOf(
    db,
    `from reviews r join bookings b on b.id = r.booking_id and b.passenger_id = r.subject_id
      and b.status in ('confirmed', 'settled') join flights f on f.id = b.flight_id and f.pilot_id = r.author_id`,
  )
  expect(ofPilots).toBeGreaterThan(100)
  expect(ofPassengers).toBeGreaterThan(30)
  expect(ofPilots + ofPassengers).toBe(await countOf(db, "from reviews"))
  expect(await countOf(db, `from reviews where created_at > '${TODAY}'`)).toBe(0)
})

test("the demo logins have something to review, and somebody waits for it already", async () => {
  for (const email of ["pilot@aufwind.example", "passagier@aufwind.example"]) {
    const waiting = await countOf(
      db,
      `from reviews r join users u on u.id = r.subject_id and u.email = '${email}'
        where r.published_at is null and not exists (
          select from reviews o where o.booking_id = r.booking_id and o.author_id = u.id)`,
    )
    expect(waiting, email).toBeGreaterThanOrEqual(1)
  }
  expect(await countOf(db, "from reviews where felt_safe is not null")).toBeGreaterThan(30)
  expect(await countOf(db, "from reviews where was_punctual is not null")).toBeGreaterThan(10)
  expect(await countOf(db, "from reviews where reply is not null")).toBeGreaterThan(10)
  expect(await countOf(db, "from reviews where replied_at < published_at")).toBe(0)
})

test("every pilot is verified on the day of each flight", async () => {
  const unverified = await rowsOf(
    db,
    `select f.id from flights f join users u on u.id = f.pilot_id where f.status = 'published' and exists (
      select from (values ('identity'), ('licence'), ('medical'), ('rating'), ('insurance')) as k (kind)
      where not exists (select from verification_documents d where d.user_id = u.id
        and d.kind = k.kind and d.status = 'verified'
        and (d.expires_on is null or d.expires_on >= coalesce(f.departs_at::date, f.window_from))))`,
  )
  expect(unverified).toEqual([])
})

test.each([
  ["winter", TODAY, () => db],
  ["midsummer", "2027-06-20", () => summer],
])(
  "in %s every pilot has flown enough for guests, but for the one who flies rarely",
  async (_, today, world) => {
    const { pilots } = await loadCast(world())
    const unfit: string[] = []
    for (const { script, user, plane } of pilots) {
      const [papers, log] = [
        await readPilotPapers(world(), user.id),
        await readLandingLog(world(), user.id),
      ]
      if (!papers) throw new Error("no pilot")
      const flight = {
        day: today,
        aircraftClass: plane.category,
        guests: 1,
        isAtNight: script.hasNightRating === true,
        isAerobatic: false,
        haveGuestsAgreed: null,
      }
      const { state } = judgeFlight({ flight, papers, log, today })
      if (state === "blocker") unfit.push(script.lastName)
    }
    expect(unfit).toEqual(["Weber-Stahl"])
  },
)

test("a few pilots offer flights without a date, each with a window of its own", async () => {
  const offers = await rowsOf<{
    pilot_id: number
    window: number
    weekdays: string
    description: string
  }>(
    db,
    `select pilot_id, window_to - window_from as window,
      window_weekdays::text as weekdays, description
    from flights where schedule = 'flexible' and status = 'published' and window_from > '${TODAY}'`,
  )
  expect(offers.length).toBeGreaterThanOrEqual(4)
  for (const one of ["pilot_id", "weekdays", "description"] as const) {
    expect(new Set(offers.map((offer) => offer[one])).size).toBe(offers.length)
  }
  for (const { window } of offers) expect(window).toBeGreaterThanOrEqual(30)
  expect(
    await countOf(
      db,
      "from bookings b join flights f on f.id = b.flight_id where f.schedule = 'flexible' and (b.status <> 'requested' or b.proposed_departs_at is null)",
    ),
  ).toBe(0)
})

/** Where what a picture shows alone really stands. */
const STANDS_AT: Partial<Record<Landmark, GeoPoint>> = {
  "cologne-cathedral": { lat: 50.941, lng: 6.958 },
  "berlin-tower": { lat: 52.521, lng: 13.409 },
  elbphilharmonie: { lat: 53.541, lng: 9.984 },
  "munich-frauenkirche": { lat: 48.139, lng: 11.574 },
  "frankfurt-towers": { lat: 50.112, lng: 8.672 },
  "dresden-frauenkirche": { lat: 51.052, lng: 13.742 },
  "rhine-tower": { lat: 51.218, lng: 6.762 },
  hohensalzburg: { lat: 47.795, lng: 13.047 },
  zollverein: { lat: 51.486, lng: 7.043 },
  "battle-of-nations": { lat: 51.312, lng: 12.413 },
}

test("every picture shows the aircraft that flies, and what stands on its route", async () => {
  const cards = await listCards(db, await listCardIds())
  const planes = await rowsOf<SeenPlane & { id: number } & Record<string, unknown>>(
    db,
    `select f.id, p.wing, p.gear, p.seats, p.category, p.livery
      from flights f join planes p on p.id = f.plane_id`,
  )
  const planeOf = new Map(planes.map((plane) => [plane.id, plane]))
  const stops = await rowsOf<GeoPoint & { id: number } & Record<string, unknown>>(
    db,
    "select flight_id as id, lat, lng from flight_stops",
  )
  const routeOf = Map.groupBy(stops, ({ id }) => id)
  const shown = new Set<string>()
  for (const { id, title, picture } of cards) {
    const plane = planeOf.get(id)
    expect(plane && picture.split(/\.(?=[a-z])/), title).toContain(
      plane && wordOfLook(lookOfPlane(plane)),
    )
    for (const [landmark, place] of Object.entries(STANDS_AT)) {
      if (!picture.includes(`.${landmark}`)) continue
      shown.add(landmark)
      const km = Math.min(...(routeOf.get(id) ?? []).map((stop) => distanceKm(stop, place)))
      expect(km, `${title} ${landmark}`).toBeLessThan(15)
    }
  }
  expect(shown.size).toBeGreaterThanOrEqual(4)
})

test("no two flights that follow one another are the same picture", async () => {
  const cards = await listCards(db, await listCardIds())
  const compositions = cards.map(({ picture }) => compositionOf(picture))
  const doubled = compositions.filter((one, index) => one && one === compositions[index - 1])
  expect(cards.length).toBeGreaterThan(100)
  expect(doubled).toEqual([])
})

test("in winter no picture shows summer, in the dark none the day", async () => {
  const rows = await rowsOf<{ id: number; departs_at: Date }>(db, `select id, departs_at ${AHEAD}`)
  const startOf = new Map(rows.map(({ id, departs_at: at }) => [id, new Date(at)]))
  for (const { id, title, picture } of await listCards(db, [...startOf.keys()])) {
    const start = startOf.get(id)
    if (!start) continue
    const month = start.getUTCMonth() + 1
    if (month === 12 || month <= 2) expect(picture, title).toMatch(/\/winter\//)
    if (month === 12 && start.getUTCHours() >= 17) expect(picture, title).toMatch(/\/night\//)
  }
})

async function listCardIds(): Promise<number[]> {
  const rows = await rowsOf<{ id: number }>(db, `select id ${AHEAD} order by departs_at, id`)
  return rows.map(({ id }) => id)
}

const REVIEWED = "from reviews r join flights f on f.id = r.flight_id"
const BOOKED = "from bookings b join flights f on f.id = b.flight_id"
const PAPERS = "from verification_documents d join users u on u.id = d.user_id"

/** What can have happened in one order only, as rows in which it did not. */
const CONTRADICTIONS = {
  "a flight before its pilot had an account": `select f.id from flights f
    join pilot_profiles p on p.user_id = f.pilot_id where f.created_at < p.created_at`,
  "a flight before it was published": `select id from flights
    where published_at < created_at or departs_at < published_at`,
  "a flight in an aircraft that nobody had entered": `select f.id from flights f
    join planes p on p.id = f.plane_id where f.created_at < p.created_at`,
  "a booking before the flight could be found": `select b.id ${BOOKED} where b.created_at < f.published_at`,
  "a booking after the start": `select b.id ${BOOKED}
    where greatest(b.created_at, b.requested_at, b.confirmed_at) > f.departs_at`,
  "a booking before the guest had an account": `select b.id from bookings b
    join users u on u.id = b.passenger_id where b.created_at < u.created_at`,
  "an answer before the question": `select id from bookings
    where confirmed_at < requested_at or requested_at < created_at`,
  "a first answer that is not the first of its events": `select b.id from bookings b left join lateral (
      select e.at, e.kind from events e where e.entity = 'booking' and e.entity_id = b.id and (e.kind = 'booking.expired'
        or (e.actor_kind = 'pilot' and e.kind in ('booking.accepted', 'booking.joined', 'booking.countered', 'booking.declined')))
      order by e.id limit 1) first on true
    where b.answered_at is distinct from case when first.kind <> 'booking.expired' then first.at end
      or b.missed_at is distinct from case when first.kind = 'booking.expired' then first.at end`,
  "what happened to a booking before there was one": `select e.id from events e
    join bookings b on e.entity = 'booking' and b.id = e.entity_id where e.at < b.created_at`,
  "a conversation before the flight could be found": `select c.id from conversations c
    join flights f on f.id = c.flight_id where c.created_at < f.published_at`,
  "a message before its conversation, or after its author was blocked": `select m.id from messages m
    join conversations c on c.id = m.conversation_id join users u on u.id = m.author_id
    where m.created_at < c.created_at or m.created_at < u.created_at or m.created_at > u.blocked_at`,
  "a review before two hours after the landing, or after its window": `select r.id ${REVIEWED}
    where r.created_at < f.arrives_at + interval '2 hours' or r.created_at > f.arrives_at + interval '14 days 2 hours'`,
  "a review shown, answered or hidden before it was written": `select id from reviews
    where least(published_at, replied_at, changed_at, hidden_at) < created_at`,
  "a settlement before the landing, or closed before its time for objections": `select s.flight_id
    from settlements s join flights f on f.id = s.flight_id
    where s.submitted_at < f.arrives_at or s.closed_at < s.objections_until`,
  "a payout before the settlement was closed": `select p.booking_id from payouts p
    join bookings b on b.id = p.booking_id join settlements s on s.flight_id = b.flight_id
    where p.released_at < s.closed_at or p.paid_at < p.released_at`,
  "an occurrence before the start, or closed before it was reported": `select o.id from occurrences o
    join flights f on f.id = o.flight_id where o.reported_at < f.departs_at or o.closed_at < o.reported_at`,
  "a report decided before it was made": "select id from reports where decided_at < created_at",
  "a photo of a flight before the start": `select m.id from memories m
    join flights f on f.id = m.flight_id where m.created_at < f.departs_at`,
  "a paper handed in before it was issued, or checked before it was handed in": `select d.id ${PAPERS}
    where d.issued_on > d.created_at or d.created_at < u.created_at or d.decided_at < d.created_at`,
  "a licence issued after a flight of its holder": `select d.id from verification_documents d
    where d.kind = 'licence' and exists (select from landings l
      where l.user_id = d.user_id and l.flown_on < d.issued_on)`,
  "a licence checked after a flight of its holder was published": `select d.id from verification_documents d
    where d.kind = 'licence' and exists (select from flights f
      where f.pilot_id = d.user_id and f.published_at < d.decided_at)`,
  "a landing written down before it was flown, or before there was an account": `select l.id from landings l
    join users u on u.id = l.user_id where l.created_at < l.flown_on or l.created_at < u.created_at`,
} as const

test.each([
  ["winter", () => db],
  ["midsummer", () => summer],
])("in %s nothing happened before it could have", async (_, world) => {
  const found: Record<string, number> = {}
  for (const [what, query] of Object.entries(CONTRADICTIONS)) {
    const rows = await rowsOf(world(), query)
    if (rows.length > 0) found[what] = rows.length
  }
  expect(found).toEqual({})
})
