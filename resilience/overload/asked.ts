import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { paymentsTable } from "#features/payments/server/payments-tables.ts"
import { signTrialEvent } from "#features/payments/server/trial/trial-signature.ts"
import { TRIAL_WEBHOOK_PATH } from "#features/payments/server/trial/trial-webhook.ts"
import { PRICE, requestSeat } from "../journeys/book-a-seat.ts"
import { signedIn } from "../person.ts"
import type { TestStack } from "../test-stack.ts"
import type { Asked } from "./ask.ts"

const PEOPLE = 60
const JSON_TYPE = { "content-type": "application/json" }

/** What signed-in people ask for, each from a network of their own: of twenty requests nine are pages of theirs. */
export async function askedByMany(ground: TestStack): Promise<Asked[]> {
  const all: Asked[] = []
  for (let person = 0; person < PEOPLE; person += 1) {
    const { id } = await makeUser(ground.db)
    const flight = await makeFlight(ground.db)
    const { cookie } = await signedIn(ground, id, false)
    const headers = { cookie, "x-forwarded-for": `10.7.${person}.1`, accept: "text/html" }
    const get = (path: string): Asked => ({ method: "GET", path, headers })
    const hold = { flightId: flight.id, seats: 1, shownTotalCents: PRICE }
    const pages = ["/de/cockpit", flightPath(flight.id), "/de/cockpit/nachrichten"].map(get)
    const search = get("/de/suche?ort=Bonn&umkreis={n}")
    const calls = ["/api/airports?q=bonn", `/api/users/${id}/favourites`].map(get)
    const poll = get(`/api/users/${id}/notifications`)
    all.push(
      ...pages,
      search,
      ...calls,
      ...pages,
      search,
      poll,
      ...calls,
      ...pages,
      search,
      search,
      poll,
      {
        method: "POST",
        path: "/api/checkouts",
        headers: { ...headers, ...JSON_TYPE },
        body: JSON.stringify(hold),
      },
    )
  }
  return all
}

/** Reports about payments that are known already, each with a name of its own: they are taken, and change nothing. */
export async function signedWebhooks(ground: TestStack, count: number): Promise<Asked[]> {
  const { bookingId } = await requestSeat(ground, { hasKeys: false })
  const [payment] = await ground.db
    .select({ providerRef: paymentsTable.providerRef, amountCents: paymentsTable.amountCents })
    .from(paymentsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, paymentsTable.checkoutId))
    .where(eq(bookingsTable.id, bookingId))
  return Array.from({ length: count }, () => {
    const body = JSON.stringify({ eventId: randomUUID(), kind: "authorised", ...payment })
    const headers = { ...JSON_TYPE, "trial-signature": signTrialEvent(body) }
    return { method: "POST", path: TRIAL_WEBHOOK_PATH, headers, body }
  })
}
