import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { addDays, isoDay } from "#platform/days.ts"
import { connectionUrl, readConnection } from "#platform/server/postgres/connection-file.ts"
import { layoutOf } from "#platform/server/postgres/data-dir-layout.ts"
import { serverUrlOf } from "#platform/server/postgres/server-role.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { httpVisitor } from "#tests/support/http-visitor.ts"
import { launchProduct } from "#tests/support/product.ts"
import { countFigure, type Figure } from "./figure.ts"
import type { Product } from "./product.ts"

/*
 * How long until the search of one process knows what another has done: a flight that is published, and its seats
 * that are held in the checkout. From the commit, or the answer to whoever did it, to the first answer of the other
 * process that shows it.
 */

const ROUNDS = 100
const MAX_MS = 500
const ASK_EVERY_MS = 5
/** Behind all flights of the demo world; each round has a day of its own. */
const FIRST_DAY = 200

interface Found {
  id: number
  /** Null for an offer without a date. */
  departsAt: string | null
  freeSeats: number
  totalCents: number
}

export async function anotherProcessBench(product: Product): Promise<Figure[]> {
  const connection = readConnection(layoutOf(product.dataDir).connectionFile)
  if (!connection) throw new Error("the product left no address of its database")
  const other = await launchProduct({
    DATABASE_URL: serverUrlOf(connectionUrl(connection)),
    SECRET_FILE: join(product.dataDir, "secret"),
    DEMO: "1",
    LOG_LEVEL: "error",
    TEST_CLOCK: "",
  })
  try {
    const published: number[] = []
    const sold: number[] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const day = addDays(isoDay(new Date(), HOME_ZONE), FIRST_DAY + round)
      const countThere = async () => (await listFlights(other.url, day)).length
      await publish(product, day)
      published.push(await timeUntil(async () => (await countThere()) === 1))
      await holdAllSeats(product.url, day)
      sold.push(await timeUntil(async () => (await countThere()) === 0))
    }
    return [figureOf("a flight is found", published), figureOf("held seats are gone", sold)]
  } finally {
    await other.stop()
  }
}

/** Another one like a flight of the demo world, on a day of its own. */
async function publish({ db }: Product, day: string) {
  await db.query(
    `with made as (
       insert into flights overriding system value
       select (jsonb_populate_record(f, jsonb_build_object('id', (select max(id) + 1 from flights),
         'departs_at', $1::date + time '11:00',
         'arrives_at', $1::date + time '11:00' + (f.arrives_at - f.departs_at),
         'is_occupied', false, 'created_at', now()))).*
       from flights f where f.status = 'published' and f.departs_at > now() and f.kind = 'round_trip'
       order by f.id limit 1 returning id, seats_offered
     )
     insert into flight_seats (flight_id, seat_number)
     select id, number from made, generate_series(1, seats_offered) number`,
    [day],
  )
}

async function listFlights(url: string, day: string, persons = 1): Promise<Found[]> {
  const answer = await fetch(`${url}/api/flights?from=${day}&to=${day}&persons=${persons}`)
  const { flights } = (await answer.json()) as { flights: Found[] }
  return flights.filter(({ departsAt }) => departsAt !== null)
}

async function holdAllSeats(url: string, day: string) {
  await timeUntil(async () => (await listFlights(url, day)).length === 1)
  const [{ freeSeats = 0 } = {}] = await listFlights(url, day)
  const [flight] = await listFlights(url, day, freeSeats)
  if (!flight) throw new Error(`the process itself does not know the flight of ${day}`)
  await httpVisitor(url).call("POST", "/api/checkouts", {
    flightId: flight.id,
    seats: freeSeats,
    shownTotalCents: flight.totalCents,
  })
}

async function timeUntil(isKnown: () => Promise<boolean>): Promise<number> {
  const begun = performance.now()
  while (!(await isKnown())) await delay(ASK_EVERY_MS)
  return performance.now() - begun
}

function figureOf(what: string, times: readonly number[]): Figure {
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? Number.NaN)
  const p99 = at(0.99)
  return countFigure(
    `ms until ${what} in another process, p99 of ${times.length} (half of them within ${at(0.5)})`,
    p99,
    `<= ${MAX_MS}`,
    p99 <= MAX_MS,
  )
}
