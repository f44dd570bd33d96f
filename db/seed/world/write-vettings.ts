import { and, eq, lt } from "drizzle-orm"
import { flightsTable, flightVettingsTable } from "#features/flights/core/server/flights-tables.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { addDays } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { insertRows } from "../factories/insert-rows.ts"
import {
  type CostDraft,
  type FlightDraft,
  type FlightRow,
  writeFlights,
} from "../factories/write-flights.ts"
import { ADMIN_EMAIL } from "../people/demo-logins.ts"
import { createRandom } from "../random.ts"
import type { CastPilot } from "./cast.ts"
import { planFlight } from "./plan-flight.ts"
import type { Stage } from "./stage.ts"

interface HandedIn {
  pilotEmail: string
  inDays: number
  hoursAgo: number
  /** What a pilot has added although it must not be shared. */
  extraCost?: CostDraft
}

/** One as it should be, one that must be given back, one whose pilot is not fit for that day. */
const HANDED_IN: readonly HandedIn[] = [
  { pilotEmail: "nina.fastenrath@aufwind.example", inDays: 12, hoursAgo: 14 },
  {
    pilotEmail: "thorsten.henke@aufwind.example",
    inDays: 16,
    hoursAgo: 9,
    extraCost: { kind: "other", label: "Meine Zeit, 2 h zu 45,00 €", amountCents: 9_000 },
  },
  { pilotEmail: "julia.weber-stahl@aufwind.example", inDays: 21, hoursAgo: 3 },
]

/** One of so many days suits the pilot and the light. */
const TRIED_DAYS = 21

/** Gives back what nobody has decided about in time, and hands in what does not wait now. */
export async function writeVettings(db: Db, stage: Stage): Promise<void> {
  await giveBackPassed(db, stage)
  const waiting = await db
    .select({ pilotId: flightsTable.pilotId })
    .from(flightsTable)
    .where(eq(flightsTable.status, "in_review"))
  const planned = HANDED_IN.flatMap((script) => {
    const pilot = stage.cast.pilots.find(({ user }) => user.email === script.pilotEmail)
    const isWaiting = waiting.some(({ pilotId }) => pilotId === pilot?.user.id)
    const draft = pilot && !isWaiting && planHandedIn(script, pilot, stage)
    return draft ? [{ draft, submittedAt: submittedAt(script, stage) }] : []
  })
  const flights = await writeFlights(
    db,
    planned.map(({ draft }) => draft),
  )
  const submissions = flights.map((flight, index) => ({
    flight,
    at: planned[index]?.submittedAt ?? stage.until,
  }))
  await insertRows(
    db,
    flightVettingsTable,
    submissions.map(({ flight, at }) => ({ flightId: flight.id, submittedAt: at })),
  )
  await insertRows(
    db,
    eventsTable,
    submissions.map(({ flight, at }) => ({
      ...stepOf(flight, "submitted"),
      actorKind: "pilot" as const,
      actorId: flight.pilotId,
      fromStatus: "draft",
      toStatus: "in_review",
      at,
    })),
  )
}

function submittedAt({ hoursAgo }: HandedIn, { until }: Stage): Date {
  return new Date(until.getTime() - hours(hoursAgo))
}

function planHandedIn(script: HandedIn, pilot: CastPilot, stage: Stage): FlightDraft | undefined {
  const publishedAt = submittedAt(script, stage)
  for (let days = script.inDays; days < script.inDays + TRIED_DAYS; days += 1) {
    const day = addDays(stage.today, days)
    const random = createRandom(`vetting ${pilot.user.email} ${day}`)
    if (!stage.roster.candidates(day, random).includes(pilot)) continue
    for (const { route, turn } of stage.roster.routesFor(pilot, day, random)) {
      const query = { pilot, route, day, publishedAt, until: publishedAt, turn }
      const draft = planFlight(query, stage.cast.airports)
      if (!draft) continue
      stage.roster.note(pilot, route, day)
      return handedIn(draft, script.extraCost)
    }
  }
  return undefined
}

function handedIn(
  { formerPrice: _, ...draft }: FlightDraft,
  extraCost: CostDraft | undefined,
): FlightDraft {
  const costs = extraCost ? [...draft.costs, extraCost] : draft.costs
  const totalCostCents = costs.reduce((sum, { amountCents }) => sum + amountCents, 0)
  const seatPriceCents = Math.floor(totalCostCents / (draft.flight.seatsOffered + 1))
  const flight = { ...draft.flight, status: "in_review" as const, publishedAt: null }
  return { ...draft, costs, flight: { ...flight, totalCostCents, seatPriceCents } }
}

async function giveBackPassed(db: Db, { until }: Stage) {
  const passed = await db
    .update(flightsTable)
    .set({ status: "draft" })
    .where(and(eq(flightsTable.status, "in_review"), lt(flightsTable.departsAt, until)))
    .returning()
  const [admin] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(eq(usersTable.email, ADMIN_EMAIL))
  for (const flight of passed) {
    await db
      .update(flightVettingsTable)
      .set({ verdict: "returned", reason: "date", decidedAt: until })
      .where(eq(flightVettingsTable.flightId, flight.id))
  }
  await insertRows(
    db,
    eventsTable,
    passed.map((flight) => ({
      ...stepOf(flight, "returned"),
      actorKind: "admin" as const,
      actorId: admin?.id ?? null,
      fromStatus: "in_review",
      toStatus: "draft",
      reason: "date",
      at: until,
    })),
  )
}

function stepOf(flight: FlightRow, happened: string) {
  return { kind: `flight.${happened}`, entity: "flight", entityId: flight.id, data: {} }
}
