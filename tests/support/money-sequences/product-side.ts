import { randomBytes } from "node:crypto"
import { eq } from "drizzle-orm"
import { makeFlight } from "#db/seed/factories/make-flight.ts"
import { makeUser } from "#db/seed/factories/make-user.ts"
import { bookingsTable, checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import type { ProviderSide } from "./provider-side.ts"
import { type Booking, feeOf, flightNow, type Model } from "./state.ts"

/** What the product calls the things of a model, each at the model's place. */
export interface ProductSide {
  provider: ProviderSide
  pilotIds: number[]
  guestIds: number[]
  flightIds: number[]
  bookings: { id: number; checkoutId: number; ref: string; paymentRef: string }[]
  vouchers: { ref: string; secret: string }[]
}

export const asUser = (userId: number): UserActor => {
  return { kind: "user", userId, isPilot: true, isAdmin: false }
}
export const newSecret = () => randomBytes(32).toString("base64url")
export const WHY = { reason: "weather", word: "" } as const

/** Flights of pilots whom nobody else needs, and two people who want to come along. */
export async function makeProductSide(
  db: Db,
  { provider, pilotIds }: Pick<ProductSide, "provider" | "pilotIds">,
  { isInstant, flights }: Model,
): Promise<ProductSide> {
  const flightIds: number[] = []
  for (const { pilot, departsAt, price } of flights) {
    const made = await makeFlight(db, {
      pilotId: pilotIds[pilot] ?? 0,
      departsAt: new Date(departsAt),
      seatPriceCents: price,
      totalCostCents: 4 * price,
      isInstantBooking: isInstant,
    })
    flightIds.push(made.id)
  }
  const guests = [await makeUser(db), await makeUser(db)]
  return {
    provider,
    pilotIds,
    guestIds: guests.map(({ id }) => id),
    flightIds,
    bookings: [],
    vouchers: [],
  }
}

/** What a page says that a seat costs, its fee included: another one, or one more of a booking. */
export function shownPrice(model: Model, lead?: Booking): number {
  const price = model.flights[lead?.flight ?? flightNow(model)]?.price ?? 0
  return price + feeOf(price, lead?.feeRule ?? model.feeRule)
}

export function pilotOf(side: ProductSide, model: Model, flight: number): number {
  return side.pilotIds[model.flights[flight]?.pilot ?? 0] ?? 0
}

/** Notes what a checkout holds; who opens the same once more holds nothing new. */
export async function noteHold(db: Db, side: ProductSide, ref: string) {
  if (side.bookings.some((known) => known.ref === ref)) return
  const [booking] = await db
    .select({ id: bookingsTable.id, checkoutId: bookingsTable.checkoutId })
    .from(bookingsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, bookingsTable.checkoutId))
    .where(eq(checkoutsTable.ref, ref))
  if (!booking) throw new Error("nothing is held")
  side.bookings.push({ ...booking, ref, paymentRef: "" })
}
