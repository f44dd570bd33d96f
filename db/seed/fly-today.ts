import { sql } from "drizzle-orm"
import { goDecisionsTable } from "#features/flight-day/server/flight-day-tables.ts"
import { seatPriceCap } from "#features/flights/core/cost-sharing.ts"
import { addDays, isoDay } from "#platform/days.ts"
import { hours, minutes } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { lockDemoWorld } from "./demo-world-setting.ts"
import { insertRows } from "./factories/insert-rows.ts"
import { writeBookings } from "./factories/write-bookings.ts"
import { type FlightDraft, type FlightRow, writeFlights } from "./factories/write-flights.ts"
import { writeReceipts } from "./factories/write-receipts.ts"
import { PILOT_EMAIL } from "./people/demo-logins.ts"
import { allRoutes } from "./routes/all-routes.ts"
import { loadCast } from "./world/cast.ts"
import { loadStage } from "./world/load-stage.ts"
import { planBookings } from "./world/plan-bookings.ts"
import { planFlight } from "./world/plan-flight.ts"
import { bookScene } from "./world/scripted-bookings.ts"
import type { Stage } from "./world/stage.ts"

/** A flight of this very hour, so that each state of a flight's day can be seen. */
interface SceneOfToday {
  pilotEmail: string
  routeId: string
  title: string
  /** From now; negative is before. */
  startsInMinutes: number
  minutes: number
  /** Seats that strangers have taken. */
  guests: number
  /** The demo passenger comes along. */
  isWithLena?: true
  isDecided?: true
}

const MARA = "mara.stein@aufwind.example"

const SCENES: readonly SceneOfToday[] = [
  // its settlement is due
  {
    pilotEmail: PILOT_EMAIL,
    routeId: "mittelrhein",
    title: "Bis zur Loreley und zurück",
    startsInMinutes: -150,
    minutes: 80,
    guests: 2,
  },
  {
    pilotEmail: PILOT_EMAIL,
    routeId: "eltz",
    title: "Eine Runde um Burg Eltz",
    startsInMinutes: -20,
    minutes: 70,
    guests: 2,
  },
  // to be decided
  {
    pilotEmail: PILOT_EMAIL,
    routeId: "siebengebirge",
    title: "Über den Rhein, wenn es klar bleibt",
    startsInMinutes: 300,
    minutes: 45,
    guests: 2,
  },
  {
    pilotEmail: MARA,
    routeId: "siebengebirge",
    title: "Drachenfels von oben",
    startsInMinutes: 190,
    minutes: 45,
    guests: 1,
    isWithLena: true,
    isDecided: true,
  },
]

/**
 * Puts flights around `now` into the demo world: landed, under way, and ahead today. They are moved on by the same
 * timers as all others. Answers false where there are some already.
 */
export function flyToday(db: Db, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    if (!(await lockDemoWorld(tx)) || (await hasFlownLately(tx, now))) return false
    const today = isoDay(now, HOME_ZONE)
    const cast = await loadCast(tx)
    const stage: Stage = { ...(await loadStage(tx, cast, today, now)), until: now }
    const planned: { scene: SceneOfToday; draft: FlightDraft }[] = []
    for (const scene of SCENES) {
      const draft = draftOf(stage, scene, now)
      if (draft && (await isFree(tx, draft))) planned.push({ scene, draft })
    }
    const flights = await writeFlights(
      tx,
      planned.map(({ draft }) => draft),
    )
    const bookings = planned.flatMap(({ scene }, place) => {
      const flight = flights[place]
      return flight ? bookingsOf(stage, scene, flight) : []
    })
    await writeBookings(tx, bookings)
    for (const [place, { scene }] of planned.entries()) {
      const flight = flights[place]
      if (flight && scene.isDecided) await decide(tx, flight, now)
    }
    await writeReceipts(tx)
    return true
  })
}

async function hasFlownLately(tx: Db, now: Date): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from flights where title = any(${sql.param(SCENES.map(({ title }) => title))})
      and departs_at between ${new Date(now.getTime() - hours(7))} and ${new Date(now.getTime() + hours(7))}
    limit 1`)
  return rows.length > 0
}

/** Nobody flies two flights at once. */
async function isFree(tx: Db, { flight }: FlightDraft): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from flights where pilot_id = ${flight.pilotId} and schedule = 'fixed'
      and departs_at < ${flight.arrivesAt ?? null} and arrives_at > ${flight.departsAt ?? null}
    limit 1`)
  return rows.length === 0
}

function draftOf(stage: Stage, scene: SceneOfToday, now: Date): FlightDraft | undefined {
  const pilot = stage.cast.pilots.find(({ user }) => user.email === scene.pilotEmail)
  const route = allRoutes.find(({ id }) => id === scene.routeId)
  if (!pilot || !route) return undefined
  const publishedAt = new Date(now.getTime() - hours(24 * 6))
  const day = addDays(stage.today, 1)
  const draft = planFlight(
    { pilot, route, day, publishedAt, until: publishedAt, turn: 0 },
    stage.cast.airports,
  )
  if (!draft) return undefined
  const { formerPrice: _, ...steady } = draft
  const start = Math.round((now.getTime() + minutes(scene.startsInMinutes)) / minutes(5))
  const departsAt = new Date(start * minutes(5))
  const scale = scene.minutes / draft.flight.durationMinutes
  // nobody can book any more: whoever looks for a flight finds those of the coming days
  const seatsOffered = scene.guests + (scene.isWithLena ? 1 : 0)
  return {
    ...steady,
    flight: {
      ...draft.flight,
      title: scene.title,
      departsAt,
      arrivesAt: new Date(departsAt.getTime() + minutes(scene.minutes)),
      durationMinutes: scene.minutes,
      isInstantBooking: true,
      seatsOffered,
      seatPriceCents: seatPriceCap(draft.flight.totalCostCents, seatsOffered),
    },
    stops: draft.stops.map((stop) => ({ ...stop, minute: Math.round(stop.minute * scale) })),
  }
}

function bookingsOf(stage: Stage, scene: SceneOfToday, flight: FlightRow) {
  const at = (hoursAgo: number) => new Date(stage.until.getTime() - hours(hoursAgo))
  return [
    ...(scene.isWithLena
      ? bookScene(stage, flight, stage.cast.demoPassenger, { hoursAgo: 70, outcome: "confirmed" })
      : []),
    ...planBookings(stage, { flight, seats: scene.guests, opensAt: at(100), closesAt: at(60) }),
  ]
}

async function decide(tx: Db, flight: FlightRow, now: Date): Promise<void> {
  if (!flight.departsAt) return
  const decidedAt = new Date(now.getTime() - hours(2))
  const { id: flightId, departsAt } = flight
  await tx.insert(goDecisionsTable).values({
    flightId,
    departsAt,
    decision: "go",
    decideBy: null,
    decidedAt,
  })
  await insertRows(tx, eventsTable, [
    {
      kind: "flight.go_given",
      entity: "flight",
      entityId: flightId,
      actorKind: "pilot",
      actorId: flight.pilotId,
      data: {},
      at: decidedAt,
    },
  ])
}
