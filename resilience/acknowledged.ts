import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { causesOf } from "#platform/server/db.ts"
import { bookOfBooking } from "./books/of-booking.ts"
import { until } from "./books/until.ts"
import { orderHeld, PRICE } from "./journeys/book-a-seat.ts"
import { decided } from "./journeys/journey.ts"
import { signedIn } from "./person.ts"
import type { TestStack } from "./test-stack.ts"
import { untilMade } from "./wait.ts"

const AT_ONCE = 4

/** Somebody was told that they have booked and paid. */
export interface Booked {
  flightId: number
  userId: number
  /** Of `performance.now()`. */
  toldAt: number
}

/** People who book and pay one seat after another, and note what they were told. */
export function bookAndBook(ground: TestStack) {
  const booked: Booked[] = []
  const wrong: string[] = []
  let isOver = false
  const working = Array.from({ length: AT_ONCE }, async () => {
    while (!isOver) {
      await bookOnce(ground).then(
        (one) => booked.push(one),
        (error: unknown) => wrong.push(causesOf(error).map(describe).join(": ")),
      )
    }
  })
  return {
    wrong,
    lastToldAt: () => booked.at(-1)?.toldAt ?? 0,
    firstToldAfter: (moment: number) => booked.find(({ toldAt }) => toldAt > moment)?.toldAt ?? 0,
    async end() {
      isOver = true
      await Promise.all(working)
      return booked
    },
  }
}

async function bookOnce(ground: TestStack): Promise<Booked> {
  const flight = await untilMade(ground.db, (tx) => makeFlight(tx))
  const { id: userId } = await untilMade(ground.db, (tx) => makeUser(tx))
  const guest = await signedIn(ground, userId, true)
  const hold = { flightId: flight.id, seats: 1, shownTotalCents: PRICE }
  decided(await guest.insist("POST", "/api/checkouts", hold), 201)
  await orderHeld(guest)
  return { flightId: flight.id, userId, toldAt: performance.now() }
}

/** Whose booking is not there, or does not get as far as it must: the pilot is asked, the money is reserved. */
export async function listLost(ground: TestStack, booked: readonly Booked[]): Promise<string[]> {
  const lost: string[] = []
  for (const { flightId, userId } of booked) {
    const book = bookOfBooking(flightId, userId)
    const wrong = await until(ground.db, book, {
      booking: "requested",
      payment: "authorised",
    }).catch((error: unknown) => [String(error)])
    lost.push(...wrong.slice(0, 1))
  }
  return lost
}

/** Without the statement, which is the longer part of it. */
function describe(cause: Error): string {
  const code = "code" in cause ? `${cause.code} ` : ""
  return `${code}${cause.message.split("\n")[0]?.slice(0, 80)}`
}
