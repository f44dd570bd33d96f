import { and, eq, inArray, sql } from "drizzle-orm"
import { priceOfSeat } from "#features/flights/cost-sharing.ts"
import { isBookable } from "#features/flights/flight.ts"
import { countFreeSeats, type FlightRow, lockFlight } from "#features/flights/server/seats.ts"
import { holdAccount } from "#features/users/server/hold-account.ts"
import { SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { builtOnce } from "#platform/server/built-once.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { HOLD_MS, LIVE_STATUSES, seatsInWords } from "../booking.ts"
import type { NamedStart } from "../proposal-days.ts"
import { bookingsTable, checkoutsTable } from "./bookings-tables.ts"
import { hashCheckoutSecret } from "./checkout-secret.ts"
import { lapseExpiredHoldsOf, replaceHold } from "./lapse-holds.ts"
import { makeHold } from "./make-hold.ts"
import { offerFreeSeats } from "./offer-free-seats.ts"
import { getOfferedStart } from "./offered-start.ts"
import { findOfferedEntry } from "./settle-entry.ts"

export interface CheckoutWish {
  flightId: number
  seats: number
  /** Of an offer without a date: when it should start. */
  start?: NamedStart
  /** The price with fee that the page showed; a changed one is said, never silently taken. */
  shownTotalCents: number
}

/** The browser's cookie before, and the one that this checkout shall get. */
export interface CheckoutSecrets {
  former: string | undefined
  /** Only its hash is stored. */
  next: string
}

export interface OpenedCheckout {
  ref: string
  expiresAt: Date
}

/**
 * Holds seats for 15 minutes; of an offer without a date only the price, with the start that is
 * proposed. Whoever opens the checkout of the same flight again, in the same
 * browser or account, gets a new hold instead of a second one.
 */
export function openCheckout(
  db: Db,
  user: UserActor | null,
  wish: CheckoutWish,
  secrets: CheckoutSecrets,
): Promise<OpenedCheckout> {
  return inTransaction(db, async (tx) => {
    if (user) await holdAccount(tx, user.userId)
    const flight = await lockFlight(tx, wish.flightId)
    if (!flight || flight.status === "draft" || flight.status === "in_review") {
      throw new DomainError("flight-is-gone", "not-found", "Diesen Flug gibt es nicht mehr.")
    }
    const repeated = await findLiveCheckout(tx, secrets.next)
    if (repeated) return repeated
    const proposedDepartsAt = await startOf(tx, flight, wish)
    refuseWhatCannotBeBooked(flight, user, wish)
    await lapseExpiredHoldsOf(tx, flight.id)
    await offerFreeSeats(tx, flight.id)
    const hadHold = await lapseFormerHold(tx, flight, user, secrets.former)
    const opened = await hold(tx, flight, user, { ...wish, proposedDepartsAt }, secrets.next)
    // a former hold may have had more
    if (hadHold) await offerFreeSeats(tx, flight.id)
    return opened
  })
}

/** The checkout that a former try of the same request has made. */
export async function findLiveCheckout(
  tx: Db,
  secret: string,
): Promise<OpenedCheckout | undefined> {
  const [checkout] = await selectHeld(tx, { secretHash: hashCheckoutSecret(secret) })
  return checkout
}

const selectHeld = builtOnce((tx) =>
  tx
    .select({ ref: checkoutsTable.ref, expiresAt: checkoutsTable.expiresAt })
    .from(checkoutsTable)
    .innerJoin(bookingsTable, eq(bookingsTable.checkoutId, checkoutsTable.id))
    .where(
      and(
        eq(checkoutsTable.secretHash, sql.placeholder("secretHash")),
        eq(bookingsTable.status, "held"),
      ),
    ),
)

/** The proposed start of an offer; of a dated flight none. Refuses what cannot be booked now. */
async function startOf(tx: Db, flight: FlightRow, { start }: CheckoutWish): Promise<Date | null> {
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

function refuseWhatCannotBeBooked(flight: FlightRow, user: UserActor | null, wish: CheckoutWish) {
  if (user?.userId === flight.pilotId) {
    throw new DomainError(
      "own-flight",
      "invalid",
      "Das ist dein eigener Flug. Du sitzt schon vorn.",
    )
  }
  if (wish.seats > flight.seatsOffered) {
    throw fieldError(
      "too-many-seats",
      "seats",
      `${flight.schedule === "flexible" ? "Dieses Angebot" : "Dieser Flug"} hat ${seatsInWords(flight.seatsOffered)}.`,
    )
  }
  const { totalCents } = priceOfSeat(flight.seatPriceCents)
  if (totalCents !== wish.shownTotalCents) {
    throw new DomainError(
      "price-changed",
      "invalid",
      `Der Preis hat sich gerade geändert: ${formatEuro(totalCents)} pro Person. Schau noch einmal hin, bevor du buchst.`,
    )
  }
}

async function lapseFormerHold(
  tx: Db,
  flight: FlightRow,
  user: UserActor | null,
  formerSecret: string | undefined,
): Promise<boolean> {
  let hadHold = false
  const live = await selectLive(tx, { flightId: flight.id })
  const formerHash = formerSecret && hashCheckoutSecret(formerSecret)
  for (const { booking, secretHash } of live) {
    const isOwn = (user && booking.passengerId === user.userId) || secretHash === formerHash
    if (!isOwn) continue
    if (booking.status === "held") {
      if (await findOfferedEntry(tx, booking.id)) throw claimIsOpen()
      await replaceHold(tx, booking, { actor: user ?? SYSTEM, role: "passenger" })
      hadHold = true
    } else if (user && booking.passengerId === user.userId) {
      throw alreadyBooked(flight)
    }
  }
  return hadHold
}

const selectLive = builtOnce((tx) =>
  tx
    .select({ booking: bookingsTable, secretHash: checkoutsTable.secretHash })
    .from(bookingsTable)
    .innerJoin(checkoutsTable, eq(checkoutsTable.id, bookingsTable.checkoutId))
    .where(
      and(
        eq(bookingsTable.flightId, sql.placeholder("flightId")),
        inArray(bookingsTable.status, [...LIVE_STATUSES]),
      ),
    )
    .for("update", { of: bookingsTable }),
)

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
  user: UserActor | null,
  wish: CheckoutWish & { proposedDepartsAt: Date | null },
  secret: string,
): Promise<OpenedCheckout> {
  const now = clock.now()
  const expiresAt = new Date(now.getTime() + HOLD_MS)
  const made = await makeHold(tx, {
    flight,
    userId: user?.userId ?? null,
    seats: wish.seats,
    addsToId: null,
    proposedDepartsAt: wish.proposedDepartsAt,
    heldAt: now,
    holdUntil: expiresAt,
    secretOf: () => secret,
    by: user,
    role: "passenger",
  })
  if (!made) throw soldOut(await countFreeSeats(tx, flight.id))
  return { ref: made.ref, expiresAt }
}

function claimIsOpen(): DomainError {
  return new DomainError(
    "claim-is-open",
    "invalid",
    "Für dich sind auf diesem Flug schon Plätze von der Warteliste gehalten. Du findest sie im Cockpit.",
  )
}

export function soldOut(free: number): DomainError {
  const left = free === 1 ? "ist nur noch 1 Platz" : `sind nur noch ${free} Plätze`
  const message = free === 0 ? "Dieser Flug ist ausgebucht." : `Auf diesem Flug ${left} frei.`
  return new DomainError("sold-out", "invalid", message)
}
