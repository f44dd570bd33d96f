import { columnsOfFeeRule } from "#features/bookings/core/booking.ts"
import { bookingsTable, checkoutsTable } from "#features/bookings/core/server/bookings-tables.ts"
import { hashCheckoutSecret } from "#features/bookings/core/server/checkout-secret.ts"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { claimSeats, type FlightRow } from "#features/flights/core/server/seats.ts"
import type { FeeRule } from "#features/settings/fee-rule.ts"
import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { newRef } from "#platform/ids.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { prepared } from "#platform/server/prepared.ts"
import type { HoldTime } from "../hold-time.ts"

interface NewHold {
  flight: FlightRow
  /** Whose it is; null as long as nobody has said so. */
  userId: number | null
  seats: number
  /** By which the fee of the seats is reckoned, until they are settled. */
  feeRule: FeeRule
  /** Of more seats: the booking that they are for. */
  addsToId: number | null
  proposedDepartsAt: Date | null
  heldAt: Date
  time: HoldTime
  /** By what the network of a guest is known; null for everybody else. */
  networkHash: string | null
  /** What opens the checkout in a browser. */
  secret: string
  /** Who holds; null: somebody without an account, or the waitlist. */
  by: UserActor | null
  role: "passenger" | "system"
}

export interface MadeHold {
  bookingId: number
  ref: string
}

/**
 * Writes a checkout with its held booking and claims the seats; of an offer without a date only the
 * price is held. The flight is locked.
 * @returns undefined when fewer seats are free: what was written must be undone then
 */
export async function makeHold(tx: Db, input: NewHold): Promise<MadeHold | undefined> {
  const { flight, userId, seats, feeRule, addsToId, proposedDepartsAt, heldAt, time } = input
  const { seatPriceCents, feeCents } = priceOfSeat(flight.seatPriceCents, feeRule)
  const price = { seats, seatPriceCents, feeCents, createdAt: heldAt }
  const ref = newRef()
  const [checkout] = await insertCheckout(tx, {
    ...price,
    ref,
    secretHash: hashCheckoutSecret(input.secret),
    userId,
    flightId: flight.id,
    expiresAt: time.until,
    heldSince: time.since,
    renewals: time.renewals,
    networkHash: input.networkHash,
  })
  if (!checkout) throw new Error("the checkout row was not written")
  const [booking] = await tx
    .insert(bookingsTable)
    .values({
      ...price,
      ...columnsOfFeeRule(feeRule),
      flightId: flight.id,
      passengerId: userId,
      checkoutId: checkout.id,
      addsToId,
      status: "held",
      heldFrom: time.from,
      holdUntil: time.until,
      proposedDepartsAt,
    })
    .returning({ id: bookingsTable.id })
  if (!booking) throw new Error("the booking row was not written")
  if (proposedDepartsAt === null) {
    const claim = { flightId: flight.id, bookingId: booking.id, count: seats }
    if (!(await claimSeats(tx, { ...claim, heldUntil: time.until }))) return undefined
  }
  await recordEvent(tx, {
    kind: "booking.held",
    entityId: booking.id,
    actor: input.by ?? SYSTEM,
    role: input.role,
    to: "held",
    data: { flightId: flight.id },
  })
  return { bookingId: booking.id, ref }
}

type HeldCheckout = Pick<
  typeof checkoutsTable.$inferSelect,
  | "ref"
  | "secretHash"
  | "userId"
  | "flightId"
  | "seats"
  | "seatPriceCents"
  | "feeCents"
  | "createdAt"
  | "expiresAt"
  | "heldSince"
  | "renewals"
  | "networkHash"
>

const insertCheckout = prepared((tx, row: HeldCheckout) =>
  tx
    .insert(checkoutsTable)
    .values({
      ref: row.ref,
      secretHash: row.secretHash,
      userId: row.userId,
      flightId: row.flightId,
      seats: row.seats,
      seatPriceCents: row.seatPriceCents,
      feeCents: row.feeCents,
      createdAt: row.createdAt,
      expiresAt: row.expiresAt,
      heldSince: row.heldSince,
      renewals: row.renewals,
      networkHash: row.networkHash,
      subject: "flight",
    })
    .returning({ id: checkoutsTable.id }),
)
