import { formatSeatCount, OWN_FLIGHT } from "#features/bookings/core/booking.ts"
import { newBrowserSecret } from "#features/bookings/core/server/checkout-secret.ts"
import { lapseExpiredHoldsOf, replaceHold } from "#features/bookings/holds/server/lapse-holds.ts"
import { makeHold } from "#features/bookings/holds/server/make-hold.ts"
import { offerFreeSeats } from "#features/bookings/holds/server/offer-free-seats.ts"
import { isRunning, listOwnLive, type OwnHold } from "#features/bookings/holds/server/own-holds.ts"
import { type HoldAsker, lockHoldsOf, planHold } from "#features/bookings/holds/server/plan-hold.ts"
import { findOfferedEntry } from "#features/bookings/holds/server/settle-entry.ts"
import type { NamedStart } from "#features/bookings/proposals/proposal-days.ts"
import { getOfferedStart } from "#features/bookings/proposals/server/offered-start.ts"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import { isBookable, maxSeatsOf } from "#features/flights/core/flight.ts"
import {
  countFreeSeats,
  type FlightRow,
  findHeldSeats,
  lockFlight,
} from "#features/flights/core/server/seats.ts"
import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import { requireOpen } from "#features/settings/server/require-open.ts"
import { lockAccountShared } from "#features/users/core/server/lock-account-shared.ts"
import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"

export interface CheckoutInput {
  flightId: number
  seats: number
  /** Of an offer without a date: when it should start. */
  start?: NamedStart
  /** The price with fee that the page showed; a changed one is said, never silently taken. */
  shownTotalCents: number
}

export type OpenedCheckout = Pick<OwnHold, "ref" | "expiresAt">

/**
 * Holds seats for 15 minutes, for a guest who has proven no address for 5; of an offer without a date only the price, with the start that is
 * proposed. There is one checkout per flight and browser or account: a repeat returns it, another
 * number of seats replaces its hold.
 */
export function openCheckout(
  db: Db,
  asker: HoldAsker,
  input: CheckoutInput,
): Promise<OpenedCheckout> {
  return inTransaction(db, async (tx) => {
    requireOpen("bookings")
    const { user } = asker
    await lockHoldsOf(tx, asker)
    if (user) await lockAccountShared(tx, user.userId)
    const flight = await lockFlight(tx, input.flightId)
    if (!flight || flight.status === "draft" || flight.status === "in_review") {
      throw new DomainError("flight-is-gone", "not-found", "Diesen Flug gibt es nicht mehr.")
    }
    const proposedDepartsAt = await startOf(tx, flight, input)
    refuseWhatCannotBeBooked(flight, user, input)
    await lapseExpiredHoldsOf(tx, flight.id)
    await offerFreeSeats(tx, flight.id)
    const own = await listOwnLive(tx, asker, flight.id)
    refuseBooked(flight, user, own)
    const open = { ...input, proposedDepartsAt }
    const same = own.find((former) => isSame(former, flight, open))
    if (same) return same
    const planned = await planHold(tx, asker, { flight, seats: input.seats, addsToId: null })
    for (const { booking } of own.filter(({ booking }) => booking.status === "held")) {
      if (await findOfferedEntry(tx, booking.id)) throw claimIsOpen()
      await replaceHold(tx, booking, { actor: user ?? SYSTEM, role: "passenger" })
    }
    const opened = await hold(tx, flight, asker, { ...open, ...planned })
    // a former hold may have had more
    if (own.length > 0) await offerFreeSeats(tx, flight.id)
    return opened
  })
}

/** The proposed start of an offer; of a dated flight none. Refuses what cannot be booked now. */
async function startOf(tx: Db, flight: FlightRow, { start }: CheckoutInput): Promise<Date | null> {
  if (start && flight.schedule === "flexible") return getOfferedStart(tx, flight.id, start)
  if (!start && isBookable(flight, clock.now())) return null
  throw new DomainError(
    "flight-is-not-bookable",
    "invalid",
    flight.schedule === "flexible"
      ? "Dieses Angebot hat noch kein Datum. Schlag auf seiner Seite einen Termin vor."
      : "Dieser Flug nimmt keine Buchungen mehr an.",
  )
}

function refuseWhatCannotBeBooked(flight: FlightRow, user: UserActor | null, input: CheckoutInput) {
  if (user?.userId === flight.pilotId) {
    throw new DomainError("own-flight", "invalid", OWN_FLIGHT)
  }
  const maxSeats = maxSeatsOf(flight)
  if (input.seats > maxSeats) {
    throw fieldError(
      "too-many-seats",
      "seats",
      `${flight.schedule === "flexible" ? "Dieses Angebot" : "Dieser Flug"} hat ${formatSeatCount(maxSeats)}.`,
    )
  }
  const { totalCents } = priceOfSeat(flight.seatPriceCents, currentFeeRule())
  if (totalCents !== input.shownTotalCents) {
    throw new DomainError(
      "price-changed",
      "invalid",
      `Der Preis hat sich gerade geändert: ${formatEuro(totalCents)} pro Person. Schau noch einmal hin, bevor du buchst.`,
    )
  }
}

function refuseBooked(flight: FlightRow, user: UserActor | null, own: OwnHold[]) {
  const isBooked = ({ booking }: OwnHold) =>
    booking.status !== "held" && booking.passengerId === user?.userId
  if (user && own.some(isBooked)) throw alreadyBooked(flight)
}

type OpenCheckoutInput = CheckoutInput & { proposedDepartsAt: Date | null }

// a hold at an outdated price is not reused
function isSame({ booking }: OwnHold, flight: FlightRow, input: OpenCheckoutInput): boolean {
  const price = priceOfSeat(flight.seatPriceCents, currentFeeRule())
  return (
    isRunning(booking) &&
    booking.seats === input.seats &&
    booking.seatPriceCents === price.seatPriceCents &&
    booking.feeCents === price.feeCents &&
    booking.proposedDepartsAt?.getTime() === input.proposedDepartsAt?.getTime()
  )
}

export function alreadyBooked({ schedule }: FlightRow): DomainError {
  return new DomainError(
    "already-booked",
    "invalid",
    schedule === "flexible"
      ? "Du hast für dieses Angebot schon einen Termin vorgeschlagen. Im Cockpit siehst du, was daraus wird."
      : "Du hast auf diesem Flug schon gebucht. Im Cockpit findest du die Buchung und kannst Plätze dazubuchen.",
  )
}

async function hold(
  tx: Db,
  flight: FlightRow,
  { user, secret }: HoldAsker,
  input: OpenCheckoutInput & Awaited<ReturnType<typeof planHold>>,
): Promise<OpenedCheckout> {
  const { seats, proposedDepartsAt, time, networkHash } = input
  const made = await makeHold(tx, {
    flight,
    userId: user?.userId ?? null,
    seats,
    feeRule: currentFeeRule(),
    addsToId: null,
    proposedDepartsAt,
    heldAt: clock.now(),
    time,
    networkHash,
    secret: secret ?? newBrowserSecret(),
    by: user,
    role: "passenger",
  })
  if (!made) throw await soldOut(tx, flight.id)
  return { ref: made.ref, expiresAt: time.until }
}

function claimIsOpen(): DomainError {
  return new DomainError(
    "claim-is-open",
    "invalid",
    "Für dich sind auf diesem Flug schon Plätze von der Warteliste gehalten. Du findest sie im Cockpit.",
  )
}

/** Why so many seats cannot be had: too few are left, or somebody holds the last ones. */
export async function soldOut(tx: Db, flightId: number): Promise<DomainError> {
  const free = await countFreeSeats(tx, flightId)
  const heldUntil = free === 0 ? (await findHeldSeats(tx, flightId)).heldUntil : null
  return new DomainError("sold-out", "invalid", whyNone(free, heldUntil))
}

function whyNone(free: number, heldUntil: Date | null): string {
  if (heldUntil) {
    return `Die letzten Plätze hält gerade jemand anderes. Werden sie nicht gebucht, sind sie frühestens ${formatInstant(heldUntil, HOME_ZONE)} wieder frei.`
  }
  if (free === 0) return "Dieser Flug ist ausgebucht."
  return `Auf diesem Flug ${free === 1 ? "ist nur noch 1 Platz" : `sind nur noch ${free} Plätze`} frei.`
}
