import { seatPriceCap } from "#features/flights/core/cost-sharing.ts"
import type { Topic } from "#features/flights/core/flight.ts"
import { maxGuests } from "#features/planes/plane.ts"
import { instantAt } from "#platform/days.ts"
import { minutes } from "#platform/duration.ts"
import type { AirportRow } from "../factories/make-airport.ts"
import type { FlightDraft, StopDraft } from "../factories/write-flights.ts"
import { demoPlaneType } from "../planes/plane-types.ts"
import { createRandom, type Random } from "../random.ts"
import type { Light, Route } from "../routes/route.ts"
import type { CastPilot } from "./cast.ts"
import { daylightAt, startWindow } from "./daylight.ts"
import { costsOf } from "./flight-costs.ts"
import { descriptionFor, meetingPointOf } from "./flight-descriptions.ts"
import { type FlightPath, planPath, stopAt } from "./flight-path.ts"

export interface FlightInput {
  pilot: CastPilot
  route: Route
  /** ISO day, local to the departure. */
  day: string
  publishedAt: Date
  /** Nothing has happened after this instant. */
  until: Date
  /** How often this pilot has flown this route before. */
  turn: number
}

/** What a person with a bag weighs, for the number of seats that a pilot dares to offer. */
const GUEST_KG = 80

/** The flight that a pilot would offer on a route that day; undefined where it does not fit in. */
export function planFlight(
  input: FlightInput,
  airports: ReadonlyMap<string, AirportRow>,
): FlightDraft | undefined {
  const { pilot, route, day } = input
  const random = createRandom(`flight ${pilot.script.plane.registration} ${day} ${route.id}`)
  const from = pilot.home
  const to = route.to === undefined ? from : airports.get(route.to)
  if (!to) throw new Error(`route ${route.id} leads to ${route.to}, which is not loaded`)
  const path = planPath(route, from, to, pilot.plane)
  const hours = hoursOf(route, path, day, [from, to])
  if (!hours) return undefined
  const start = pickStart(hours.window, random)
  const departsAt = instantAt(day, clockTime(start), from.timeZone)
  if (!departsAt) return undefined
  const costs = costsOf({
    kind: route.kind,
    minutes: route.kind === "excursion" ? 2 * path.minutes : path.minutes,
    from,
    to,
    plane: pilot.plane,
    fuel: demoPlaneType(pilot.script.plane.type).fuel,
    isNight: route.light === "night",
    isOverSea: to.code === "EDXH",
  })
  const seats = seatsOf(pilot, route, random)
  const totalCostCents = costs.reduce((sum, cost) => sum + cost.amountCents, 0)
  const cap = seatPriceCap(totalCostCents, seats)
  const seatPriceCents = askedPrice(cap, random)
  const words = descriptionFor(
    route,
    { day, turn: input.turn, stayHours: hours.stayHours, isTwoSeater: pilot.plane.seats === 2 },
    random,
  )
  const fellAt = new Date(input.publishedAt.getTime() + minutes(random.int(30, 120) * 60))
  const wasDearer = seatPriceCents < cap * 0.93 && fellAt < input.until && fellAt < departsAt
  return {
    flight: {
      ...words,
      pilotId: pilot.user.id,
      planeId: pilot.plane.id,
      status: "published",
      kind: route.kind,
      topics: topicsOf(pilot, route),
      departureAirportId: from.id,
      destinationAirportId: to.id,
      timeZone: from.timeZone,
      departsAt,
      arrivesAt: new Date(departsAt.getTime() + minutes(path.minutes)),
      durationMinutes: path.minutes,
      distanceKm: path.distanceKm,
      seatsOffered: seats,
      totalCostCents,
      seatPriceCents,
      isInstantBooking: random.chance(0.34),
      luggageKgPerPerson: luggageOf(pilot, route),
      meetingPoint: meetingPointOf(from, createRandom(`meeting ${pilot.user.email}`)),
      terrain: route.terrain,
      publishedAt: input.publishedAt,
      createdAt: new Date(input.publishedAt.getTime() - minutes(40)),
    },
    stops: stopsOf(route, path, hours.stayHours, from, to),
    costs,
    ...(wasDearer && { formerPrice: { seatPriceCents: cap, fellAt } }),
  }
}

function hoursOf(route: Route, path: FlightPath, day: string, places: readonly AirportRow[]) {
  const light: Light = route.light ?? "day"
  const lights = places.map((place) => daylightAt(day, place))
  const daylight = {
    sunrise: Math.max(...lights.map((one) => one.sunrise)),
    sunset: Math.min(...lights.map((one) => one.sunset)),
    dusk: Math.min(...lights.map((one) => one.dusk)),
  }
  // in winter the day on the island gets shorter, not the way
  const stays = route.stayHours === undefined ? [0] : [route.stayHours, route.stayHours - 1, 2]
  for (const stayHours of stays) {
    const minutes = stayHours === 0 ? path.minutes : 2 * path.minutes + stayHours * 60
    const window = startWindow(light, minutes, daylight)
    if (window) return { window, stayHours }
  }
  return undefined
}

function pickStart(window: { from: number; to: number }, random: Random): number {
  const quarters = Math.floor((window.to - window.from) / 15)
  return quarters === 0 ? window.to : window.from + random.int(0, quarters) * 15
}

function clockTime(minute: number): string {
  const two = (value: number) => String(value).padStart(2, "0")
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
}

function seatsOf(pilot: CastPilot, route: Route, random: Random): number {
  const most = Math.min(
    maxGuests(pilot.plane, pilot.script.licence),
    Math.floor(pilot.plane.payloadKg / GUEST_KG),
  )
  if (route.topics.includes("heiratsantrag-in-der-luft")) return Math.min(2, most)
  return most >= 3 && random.chance(0.22) ? most - 1 : most
}

// most ask the full share, some a round sum below it
function askedPrice(cap: number, random: Random): number {
  if (cap < 2500 || !random.chance(0.4)) return cap
  const step = random.pick([500, 500, 1000])
  return Math.max(1000, Math.floor(cap / step) * step)
}

// a child or a dog does not fly alone with a pilot whom it does not know
function topicsOf(pilot: CastPilot, route: Route): Topic[] {
  return route.topics.filter(
    (topic) => pilot.plane.seats > 2 || (topic !== "flug-mit-kind" && topic !== "flug-mit-hund"),
  )
}

function luggageOf(pilot: CastPilot, route: Route): number {
  if (pilot.plane.seats === 2) return 3
  return route.topics.includes("wochenendtrip") ? 8 : 5
}

function stopsOf(
  route: Route,
  path: FlightPath,
  stayHours: number,
  from: AirportRow,
  to: AirportRow,
): StopDraft[] {
  if (route.kind !== "excursion") return path.stops
  const back = path.minutes + stayHours * 60
  return [
    ...path.stops,
    stopAt(to, back, "Start zum Rückflug"),
    stopAt(from, back + path.minutes, "Landung am Ausgangspunkt"),
  ]
}
