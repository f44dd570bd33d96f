import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import type { FlightKind, Topic } from "#features/flights/core/flight.ts"
import type { Terrain } from "#illustrations/scene/terrain.ts"
import { maskContacts } from "#platform/mask-contacts.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { SavedAnswers } from "./answers.ts"
import { withEmptyAnswers } from "./empty-answers.ts"
import { type DraftFacts, keptStart } from "./facts.ts"
import { minutesToDestination, timesOf } from "./offer.ts"
import { parseCosts } from "./parse-costs.ts"
import { parseDate } from "./parse-date.ts"
import { parseKind } from "./parse-kind.ts"
import { parseRoute } from "./parse-route.ts"

interface DraftPlace {
  code: string
  name: string
  lat: number
  lng: number
}

/** A draft as guests would find it; of a series its first flight. */
export interface DraftPreview {
  title: string
  kind: FlightKind
  topics: Topic[]
  isInstantBooking: boolean
  timeZone: string
  /** One of them is there: the start and the landing, or the window of an offer without a date. */
  times: { departsAt: string; arrivesAt: string } | null
  window: { from: string; to: string; weekdays: number[] } | null
  departure: DraftPlace
  destination: DraftPlace
  durationMinutes: number
  freeSeats: number
  /** Per person, fee included. */
  totalCents: number
  terrain: Terrain
  /** Over which places it leads. */
  route: { lat: number; lng: number }[]
  planeId: number | null
}

/** Undefined as long as date, kind, costs or way cannot be read. */
export function previewOf(
  saved: SavedAnswers,
  facts: Pick<DraftFacts, "now" | "airports" | "home" | "booked" | "feeRule">,
): DraftPreview | undefined {
  const answers = withEmptyAnswers(saved)
  const home = facts.airports.get(answers.route.departure) ?? facts.home
  const timeZone = home?.timeZone ?? HOME_ZONE
  const date = parseDate(answers.datum, {
    timeZone,
    now: facts.now,
    kept: keptStart(facts),
  }).value
  const kind = parseKind(answers.typ).value
  const costs = parseCosts(answers.kosten).value
  const route = parseRoute(answers.route, answers.typ.kind || undefined, facts).value
  if (!date || !kind || !costs || !route) return undefined
  const [first] = timesOf(date, kind, costs.flightMinutes)
  return {
    title: maskContacts(answers.beschreibung.title),
    kind: kind.kind,
    topics: kind.topics,
    isInstantBooking: kind.isInstantBooking,
    timeZone,
    times: first
      ? { departsAt: first.departsAt.toISOString(), arrivesAt: first.arrivesAt.toISOString() }
      : null,
    window: date.schedule === "flexible" ? date.window : null,
    departure: placeOf(route.departure),
    destination: placeOf(route.destination),
    durationMinutes: minutesToDestination(kind.kind, costs.flightMinutes),
    freeSeats: Math.max(0, costs.seats - (facts.booked?.seatsTaken ?? 0)),
    totalCents: priceOfSeat(costs.seatPriceCents, facts.feeRule).totalCents,
    terrain: answers.fotos.terrain || "lowland",
    route: route.points.map(({ lat, lng }) => ({ lat, lng })),
    planeId: answers.flugzeug.planeId,
  }
}

function placeOf({ code, name, lat, lng }: DraftPlace): DraftPlace {
  return { code, name, lat, lng }
}
