import { addDays, instantAt } from "#platform/days.ts"
import { hours, minutes } from "#platform/duration.ts"
import type { CostDraft, FlightDraft, FlightValues } from "../factories/write-flights.ts"
import { PILOT_EMAIL } from "../people/demo-logins.ts"
import { allRoutes } from "../routes/all-routes.ts"
import type { Cast, CastPilot } from "./cast.ts"
import { planFlight } from "./plan-flight.ts"
import type { Roster } from "./roster.ts"

const FRIDAY = 5
const SATURDAY = 6
const SUNDAY = 0

/** A flight that is written down, because somebody is told to look for it. */
interface ScriptedFlight {
  pilotEmail: string
  routeId: string
  /** Days from today, negative is past. */
  inDays: number
  /** The first such weekday from there on. */
  weekday?: number
  start?: string
  minutes?: number
  costs?: readonly CostDraft[]
  seats?: number
  seatPriceCents?: number
  isInstant?: boolean
  title?: string
}

const juistCosts: readonly CostDraft[] = [
  { kind: "rental", label: "Miete nass, 1 h 40 zu 132,00 €/h", amountCents: 22_000 },
  { kind: "landing", label: "Landung Juist", amountCents: 1_800 },
  { kind: "parking", label: "Abstellen Juist übers Wochenende", amountCents: 1_200 },
]

const toJuist = {
  pilotEmail: PILOT_EMAIL,
  routeId: "juist",
  weekday: SATURDAY,
  start: "09:30",
  minutes: 100,
  costs: juistCosts,
  seats: 3,
  seatPriceCents: 6_250,
}
const byHenrik = { pilotEmail: PILOT_EMAIL, seats: 3 }
const aylin = "aylin.kaya@aufwind.example"
const mara = "mara.stein@aufwind.example"

/** What is ahead of the demo pilot, and the flight that the demo passenger looks forward to. */
export const COMING = {
  tomorrow: { ...byHenrik, routeId: "siebengebirge", inDays: 1, isInstant: true },
  blueHour: { ...byHenrik, routeId: "koeln-dusk", inDays: 5, weekday: FRIDAY, isInstant: true },
  juist: { ...toJuist, inDays: 9, isInstant: false, title: "Übers Watt nach Juist" },
  lakeConstance: {
    ...byHenrik,
    routeId: "bodensee-from-rhine",
    inDays: 16,
    weekday: SATURDAY,
    isInstant: false,
    title: "Vom Rhein zum Bodensee",
  },
  norderney: {
    ...byHenrik,
    routeId: "norderney-day",
    inDays: 23,
    weekday: SATURDAY,
    isInstant: true,
  },
  eltz: { ...byHenrik, routeId: "eltz", inDays: 32, weekday: SUNDAY, isInstant: false },
  proposal: { ...byHenrik, routeId: "koeln-proposal", inDays: 30, seats: 2, isInstant: false },
  mittelrhein: {
    ...byHenrik,
    routeId: "mittelrhein",
    inDays: 39,
    weekday: SUNDAY,
    isInstant: false,
  },
  juistAgain: { ...toJuist, inDays: 46, isInstant: true, title: "Vom Rhein ans Töwerland" },
  withMara: {
    pilotEmail: mara,
    routeId: "siebengebirge",
    inDays: 8,
    weekday: SUNDAY,
    isInstant: false,
    title: "Siebengebirge im Abendlicht",
  },
} satisfies Record<string, ScriptedFlight>

/** What lies behind them: a statement to write, a refund, a day with seals. */
export const PAST = {
  settlementDue: {
    ...byHenrik,
    routeId: "siebengebirge",
    inDays: -4,
    minutes: 45,
    seatPriceCents: 3_000,
    costs: [
      { kind: "rental", label: "Miete nass, 45 min zu 132,00 €/h", amountCents: 9_900 },
      { kind: "landing", label: "Landung Bonn-Hangelar", amountCents: 1_200 },
      { kind: "parking", label: "Abstellen vor dem Start", amountCents: 900 },
    ],
    title: "Einmal um den Drachenfels",
  },
  // Lena and she may review each other; after the second one Mara has written already
  justNow: { pilotEmail: mara, routeId: "siebengebirge", inDays: -3, seats: 2 },
  lately: { pilotEmail: mara, routeId: "eltz", inDays: -5, seats: 2 },
  refunded: { ...toJuist, inDays: -152, title: "Nach Juist, bevor die Fähre ablegt" },
  seals: {
    pilotEmail: aylin,
    routeId: "norderney-day",
    inDays: -131,
    weekday: SATURDAY,
    seats: 3,
    title: "Ein Tag Norderney",
  },
  withMara: { pilotEmail: mara, routeId: "siebengebirge", inDays: -64, weekday: SUNDAY, seats: 3 },
  // the same guest each time, whose praise the back office is to look at
  firstOfThree: { pilotEmail: aylin, routeId: "norderney-day", inDays: -111, seats: 3 },
  secondOfThree: { pilotEmail: aylin, routeId: "norderney-day", inDays: -83, seats: 3 },
  thirdOfThree: { pilotEmail: aylin, routeId: "norderney-day", inDays: -41, seats: 3 },
} satisfies Record<string, ScriptedFlight>

/** Plans scripted flights by their names; one whose pilot or field is missing is left out. */
export function planScripted<Name extends string>(
  script: Record<Name, ScriptedFlight>,
  world: { cast: Cast; roster: Roster; today: string; until: Date },
): Map<Name, FlightDraft> {
  const drafts = new Map<Name, FlightDraft>()
  for (const [name, scene] of Object.entries(script) as [Name, ScriptedFlight][]) {
    const pilot = world.cast.pilots.find(({ user }) => user.email === scene.pilotEmail)
    const draft = pilot && planScene(scene, pilot, world)
    if (draft) drafts.set(name, draft)
  }
  return drafts
}

function planScene(
  scene: ScriptedFlight,
  pilot: CastPilot,
  world: { cast: Cast; roster: Roster; today: string; until: Date },
): FlightDraft | undefined {
  const route = allRoutes.find(({ id }) => id === scene.routeId)
  if (!route) throw new Error(`there is no route ${scene.routeId}`)
  const day = dayOf(scene, world.today)
  const publishedAt = publishedFor(day, world.until)
  const draft = planFlight(
    { pilot, route, day, publishedAt, until: publishedAt, turn: 0 },
    world.cast.airports,
  )
  if (!draft) return undefined
  world.roster.note(pilot, route, day)
  const { formerPrice: _, ...steady } = draft
  return { ...steady, ...told(scene, draft, day) }
}

function dayOf(scene: ScriptedFlight, today: string): string {
  let day = addDays(today, scene.inDays)
  while (
    scene.weekday !== undefined &&
    new Date(`${day}T00:00:00Z`).getUTCDay() !== scene.weekday
  ) {
    day = addDays(day, 1)
  }
  return day
}

function publishedFor(day: string, until: Date): Date {
  const evening = new Date(`${addDays(day, -24)}T18:40:00Z`)
  const recently = new Date(until.getTime() - hours(30))
  return evening < recently ? evening : recently
}

// what the script says wins over what was planned
function told(scene: ScriptedFlight, draft: FlightDraft, day: string): Partial<FlightDraft> {
  const { flight } = draft
  const durationMinutes = scene.minutes ?? flight.durationMinutes
  const departsAt = scene.start
    ? instantAt(day, scene.start, flight.timeZone)
    : (flight.departsAt ?? undefined)
  if (!departsAt) throw new Error(`${scene.routeId} has no start on ${day}`)
  const costs = scene.costs ?? draft.costs
  const totalCostCents = costs.reduce((sum, cost) => sum + cost.amountCents, 0)
  const seats = scene.seats ?? flight.seatsOffered
  const changes: Partial<FlightValues> = {
    departsAt,
    arrivesAt: new Date(departsAt.getTime() + minutes(durationMinutes)),
    durationMinutes,
    seatsOffered: seats,
    totalCostCents,
    seatPriceCents: scene.seatPriceCents ?? Math.floor(totalCostCents / (seats + 1)),
    isInstantBooking: scene.isInstant ?? false,
    ...(scene.title && { title: scene.title }),
  }
  const scale = durationMinutes / flight.durationMinutes
  return {
    flight: { ...flight, ...changes },
    costs,
    stops: draft.stops.map((stop) => ({ ...stop, minute: Math.round(stop.minute * scale) })),
  }
}
