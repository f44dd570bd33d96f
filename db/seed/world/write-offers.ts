import { and, eq, lt } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { addDays } from "#platform/days.ts"
import { hours } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { expireFlights } from "../factories/move-flights.ts"
import { type FlightDraft, writeFlights } from "../factories/write-flights.ts"
import { allRoutes } from "../routes/all-routes.ts"
import type { CastPilot } from "./cast.ts"
import { planFlight } from "./plan-flight.ts"
import { OFFERS, type ScriptedOffer } from "./scripted-offers.ts"
import type { Stage } from "./stage.ts"

/** Every route can be flown on one of so many days, also around midwinter. */
const TRIED_DAYS = 14

/** Closes the offers whose window is over, and writes those of the script that nobody offers now. */
export async function writeOffers(db: Db, stage: Stage): Promise<number> {
  const isOffer = and(eq(flightsTable.schedule, "flexible"), eq(flightsTable.status, "published"))
  const over = await db
    .select()
    .from(flightsTable)
    .where(and(isOffer, lt(flightsTable.windowTo, stage.today)))
    .orderBy(flightsTable.id)
  await expireFlights(db, over)
  const open = await db
    .select({ pilotId: flightsTable.pilotId, title: flightsTable.title })
    .from(flightsTable)
    .where(isOffer)
  const drafts = OFFERS.flatMap((script, index): FlightDraft[] => {
    const pilot = stage.cast.pilots.find(({ user }) => user.email === script.pilotEmail)
    const isOpen = open.some((o) => o.pilotId === pilot?.user.id && o.title === script.title)
    if (!pilot || isOpen) return []
    const publishedAt = new Date(stage.until.getTime() - hours((OFFERS.length - index) * 7))
    return [planOffer(script, pilot, publishedAt, stage)]
  })
  await writeFlights(db, drafts)
  return drafts.length
}

/** Way, aircraft, costs and price are those of a dated flight; the day is left open. */
function planOffer(
  script: ScriptedOffer,
  pilot: CastPilot,
  publishedAt: Date,
  { today, cast }: Stage,
): FlightDraft {
  const route = allRoutes.find(({ id }) => id === script.routeId)
  if (!route) throw new Error(`there is no route ${script.routeId}`)
  const windowFrom = addDays(today, script.window.from)
  for (let days = 0; days < TRIED_DAYS; days += 1) {
    const day = addDays(windowFrom, days)
    const input = { pilot, route, day, publishedAt, until: publishedAt, turn: 0 }
    const draft = planFlight(input, cast.airports)
    if (!draft) continue
    const { formerPrice: _, ...steady } = draft
    return {
      ...steady,
      flight: {
        ...steady.flight,
        schedule: "flexible",
        departsAt: null,
        arrivesAt: null,
        windowFrom,
        windowTo: addDays(today, script.window.to),
        windowWeekdays: [...script.weekdays],
        windowEarliest: script.hours?.earliest ?? null,
        windowLatest: script.hours?.latest ?? null,
        isInstantBooking: false,
        title: script.title,
        description: script.description,
      },
    }
  }
  throw new Error(`${script.title} fits into no day from ${windowFrom} on`)
}
