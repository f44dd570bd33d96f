import { sql } from "drizzle-orm"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import {
  MAX_GUEST_SEATS_PER_NETWORK,
  MAX_GUESTS_PER_FLIGHT,
  MAX_GUESTS_PER_NETWORK,
} from "#features/bookings/holds/hold-caps.ts"
import { PRICE } from "../journeys/book-a-seat.ts"
import { type Browser, inBrowser } from "../person.ts"
import type { TestStack } from "../test-stack.ts"
import {
  answerName,
  CLOSED,
  exactly,
  judge,
  type Outcome,
  type Step,
  together,
  upTo,
} from "./step.ts"

const GUESTS = 11
const FLIGHTS = 175
const SEATS = 3
/** Checkouts of one network in ten minutes. */
const MAX_TRIES = 120

/** Eleven guests go through all flights, each from a network of their own. */
async function holdAll(ground: TestStack, flights: readonly number[]): Promise<Outcome> {
  const guests = Array.from({ length: GUESTS }, () => inBrowser(ground, false))
  const answers = await Promise.all(
    guests.map(async (guest) => {
      const own: string[] = []
      for (const flightId of flights) own.push(await hold(guest, flightId, SEATS))
      return own
    }),
  )
  const mayHold = Math.floor(MAX_GUEST_SEATS_PER_NETWORK / SEATS)
  const heldByAll = GUESTS * mayHold
  return judge(answers.flat(), {
    201: exactly(heldByAll),
    // some are full already
    "422 sold-out": upTo(heldByAll * GUESTS),
    "422 address-needed": upTo(GUESTS * MAX_TRIES),
    "429 too-many-tries": exactly(GUESTS * (FLIGHTS - MAX_TRIES)),
  })
}

/** One network with a new browser for each flight: the cookie is thrown away before. */
async function throwCookiesAway(ground: TestStack, flights: readonly number[]): Promise<Outcome> {
  const address = "10.255.255.1"
  const answers: string[] = []
  for (const flightId of flights) {
    answers.push(await hold(inBrowser(ground, false, { address }), flightId, 1))
  }
  return judge(answers, {
    201: exactly(MAX_GUESTS_PER_NETWORK),
    "422 address-needed": exactly(flights.length - MAX_GUESTS_PER_NETWORK),
  })
}

/** Everybody from elsewhere, and all for one flight. */
async function besiege(ground: TestStack, flightId: number, guests: number): Promise<Outcome> {
  const answers: string[] = []
  for (let count = 0; count < guests; count += 1) {
    answers.push(await hold(inBrowser(ground, false), flightId, 1))
  }
  return judge(answers, {
    201: exactly(MAX_GUESTS_PER_FLIGHT),
    "422 address-needed": exactly(guests - MAX_GUESTS_PER_FLIGHT),
  })
}

async function hold(guest: Browser, flightId: number, seats: number): Promise<string> {
  const input = { flightId, seats, shownTotalCents: PRICE }
  const { status, json } = await guest
    .send("POST", "/api/checkouts", input)
    .catch(() => ({ status: 0, json: { code: CLOSED } }))
  return answerName({ status, code: json.code })
}

/** What the caps of decision 46 let through is as much as they say, and the metric knows of it. */
export const hoarders: Step = {
  what: `seats of ${FLIGHTS} flights held by guests`,
  async prepare(ground) {
    const many: number[] = []
    for (let count = 0; count < FLIGHTS; count += 1) many.push((await makeFlight(ground.db)).id)
    const few: number[] = []
    for (let count = 0; count < 12; count += 1) few.push((await makeFlight(ground.db)).id)
    const besieged = (await makeFlight(ground.db)).id
    return async () => {
      const outcome = together([
        await holdAll(ground, many),
        await throwCookiesAway(ground, few),
        await besiege(ground, besieged, 12),
      ])
      const held = await countHeld(ground, [...many, ...few, besieged])
      return {
        ...outcome,
        said: `${outcome.said}; ${held} seats held`,
        gauges: { aufwind_seats_held: held },
      }
    }
  },
}

async function countHeld({ db }: TestStack, flights: readonly number[]): Promise<number> {
  const { rows } = await db.execute<{ held: number }>(sql`
    select count(*)::int as held from flight_seats
    where flight_id in ${flights} and held_until > now()`)
  return rows[0]?.held ?? 0
}
