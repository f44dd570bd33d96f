import { and, eq, gt } from "drizzle-orm"
import type { Goal, RadiusKm } from "#features/flight-requests/flight-request.ts"
import { endOfRequest } from "#features/flight-requests/flight-request-days.ts"
import { flightRequestsTable } from "#features/flight-requests/server/flight-requests-tables.ts"
import { findSightByName } from "#features/places/find-landmarks.ts"
import { findTownByName } from "#features/places/server/town-suggestions.ts"
import { addDays, instantAt } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { insertRow } from "../factories/insert-rows.ts"
import type { UserRow } from "../factories/make-user.ts"
import type { Stage } from "./stage.ts"

interface FlightRequestInput {
  town: string
  radiusKm: RadiusKm
  goal: Goal
  to?: string
  /** Days from today; without them any day is fine. */
  inDays?: readonly [number, number]
  persons: number
  mostEuros?: number
  message: string
  daysAgo: number
  time: string
}

/** Of the demo passenger; the demo pilot starts nearby. */
const OWN: FlightRequestInput = {
  town: "Bonn",
  radiusKm: 50,
  goal: "town",
  to: "Norderney",
  inDays: [14, 27],
  persons: 2,
  mostEuros: 180,
  message:
    "Meine Mutter wird 60 und war als Kind jeden Sommer auf Norderney. Ein Tag am Meer und abends zurück wäre ein Traum, über Nacht geht aber auch.",
  daysAgo: 3,
  time: "19:24",
}

const OTHERS: readonly FlightRequestInput[] = [
  {
    town: "Siegburg",
    radiusKm: 25,
    goal: "round_trip",
    inDays: [8, 8],
    persons: 1,
    mostEuros: 100,
    message: "Zum ersten Mal in einem kleinen Flugzeug. Gern über den Rhein und das Siebengebirge.",
    daysAgo: 1,
    time: "08:05",
  },
  {
    town: "Köln",
    radiusKm: 50,
    goal: "any",
    persons: 3,
    message:
      "Mein Sohn ist neun und will alles über Motoren wissen. Strecke und Tag sind uns egal.",
    daysAgo: 6,
    time: "21:47",
  },
  {
    town: "Koblenz",
    radiusKm: 100,
    goal: "town",
    to: "Freiburg im Breisgau",
    inDays: [20, 34],
    persons: 1,
    message: "",
    daysAgo: 2,
    time: "12:30",
  },
  {
    town: "Hamburg",
    radiusKm: 50,
    goal: "town",
    to: "Helgoland",
    inDays: [10, 40],
    persons: 2,
    mostEuros: 150,
    message: "Wir sind früh wach und richten uns nach dem Wetter.",
    daysAgo: 4,
    time: "07:15",
  },
  {
    town: "München",
    radiusKm: 50,
    goal: "sight",
    to: "Zugspitze",
    inDays: [5, 26],
    persons: 2,
    mostEuros: 200,
    message: "Einmal von oben, mit Kamera.",
    daysAgo: 5,
    time: "18:02",
  },
  {
    town: "Leipzig",
    radiusKm: 100,
    goal: "any",
    persons: 1,
    message: "Ich überlege, selbst den Schein zu machen, und würde gern zuschauen.",
    daysAgo: 9,
    time: "16:40",
  },
]

/** What people of the demo world wish for; whoever still has a wish open makes no second one. */
export async function writeFlightRequests(db: Db, stage: Stage): Promise<void> {
  const { demoPassenger, passengers } = stage.cast
  if (demoPassenger) await writeFlightRequest(db, stage, demoPassenger, OWN)
  for (const [index, input] of OTHERS.entries()) {
    const person = passengers[index * 3]
    if (person) await writeFlightRequest(db, stage, person, input)
  }
}

async function writeFlightRequest(
  db: Db,
  { today, until }: Stage,
  person: UserRow,
  input: FlightRequestInput,
) {
  const [open] = await db
    .select({ id: flightRequestsTable.id })
    .from(flightRequestsTable)
    .where(and(eq(flightRequestsTable.userId, person.id), gt(flightRequestsTable.endsAt, until)))
  const place = await findTownByName(db, input.town)
  const destination = await findGoal(db, input)
  const at = instantAt(addDays(today, -input.daysAgo), input.time, HOME_ZONE)
  if (open || !place || !at || (input.to !== undefined && !destination)) return
  const [first, last] = input.inDays ?? []
  const firstDay = first === undefined ? null : addDays(today, first)
  const lastDay = last === undefined ? null : addDays(today, last)
  await insertRow(db, flightRequestsTable, {
    userId: person.id,
    status: "open",
    place: place.name,
    lat: place.lat,
    lng: place.lng,
    radiusKm: input.radiusKm,
    goal: input.goal,
    destination: destination?.name ?? null,
    destinationLat: destination?.lat ?? null,
    destinationLng: destination?.lng ?? null,
    firstDay,
    lastDay,
    persons: input.persons,
    maxPriceCents: input.mostEuros === undefined ? null : input.mostEuros * 100,
    message: input.message,
    createdAt: at,
    openedAt: at,
    endsAt: endOfRequest({ firstDay, lastDay }, addDays(today, -input.daysAgo)),
  })
}

async function findGoal(db: Db, { goal, to }: FlightRequestInput) {
  if (to === undefined) return undefined
  return goal === "sight" ? findSightByName(to) : await findTownByName(db, to)
}
