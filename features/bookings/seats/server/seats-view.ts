import { asc, eq } from "drizzle-orm"
import { flightOf } from "#features/bookings/cancellation/server/cancel-views.ts"
import { canWithdraw, feeRuleOf, retainedPrice } from "#features/bookings/core/booking.ts"
import {
  type Cancellation,
  canCancelAsPassenger,
  freeCancellationUntil,
  isFresh,
} from "#features/bookings/core/cancellation.ts"
import { canAnswerChange } from "#features/bookings/core/change-question.ts"
import { sourcesOfGiveBack } from "#features/bookings/core/server/booking-sources.ts"
import { bookingPeopleTable } from "#features/bookings/core/server/bookings-tables.ts"
import { findLastQuestion } from "#features/bookings/core/server/change-questions.ts"
import { findMailFacts, type MailFacts } from "#features/bookings/core/server/mail-facts.ts"
import type { BookingRow } from "#features/bookings/core/server/move-booking.ts"
import { priceOfSeat } from "#features/flights/core/cost-sharing.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { canGiveUpSeats, seatsGivenUp, withoutSeats } from "../fewer-seats.ts"
import { canAddSeats, whyNoMoreSeats } from "../more-seats.ts"
import type { MoreSeats, SeatsChange, SeatsOption } from "../seats-view.ts"
import { countSeatsToAdd } from "./seats-to-add.ts"

/** A booking whose seats the caller may change; another caller gets 404. */
export async function getSeatsChange(
  db: Db,
  user: UserActor,
  { flightId, bookingId }: { flightId: number; bookingId: number },
): Promise<SeatsChange> {
  const facts = await findMailFacts(db, bookingId)
  const isOwn = facts?.passenger.id === user.userId && facts.booking.flightId === flightId
  if (!facts || !isOwn || HIDDEN.includes(facts.booking.status)) throw unknown()
  const { booking, detail, price } = facts
  const { flight } = detail
  const now = clock.now()
  const isChangeOpen = canAnswerChange(await findLastQuestion(db, bookingId), booking, user, now)
  const people = (await listNames(db, bookingId)).map(({ joinedAt, ...person }) => ({
    ...person,
    isFresh: isFresh(joinedAt, flight, now),
  }))
  const optionOf = async (whoLeaves: readonly boolean[]): Promise<SeatsOption> => {
    const joinedAts = whoLeaves.map((isLateComer) => (isLateComer ? now : null))
    const given = seatsGivenUp(booking, flight, joinedAts, now, { isChangeOpen })
    return { ...given, back: await sourcesOfSeats(db, booking, joinedAts.length, given) }
  }
  return {
    bookingId,
    status: booking.status,
    flight: flightOf(detail),
    people,
    options: canGiveUpSeats(booking, flight, user, now)
      ? await optionsOf(people.filter((one) => one.isFresh).length, booking.seats, optionOf)
      : [],
    canEnd: canWithdraw(booking, user) || canCancelAsPassenger(booking, flight, user, now),
    totalCents: price.totalCents,
    freeUntil: freeCancellationUntil(flight.departsAt).toISOString(),
    more: await moreSeatsOf(db, user, facts, isChangeOpen),
  }
}

const EXTENSIBLE: readonly string[] = ["requested", "confirmed"]
const HIDDEN: readonly string[] = ["held", "lapsed", "joined"]

function listNames(db: Db, bookingId: number) {
  const { name, isMinor, position, joinedAt } = bookingPeopleTable
  return db
    .select({ position, name, isMinor, joinedAt })
    .from(bookingPeopleTable)
    .where(eq(bookingPeopleTable.bookingId, bookingId))
    .orderBy(asc(position))
}

// by how many leave, and by how many of them are in their own free hour
function optionsOf(
  freshSeats: number,
  seats: number,
  optionOf: (whoLeaves: readonly boolean[]) => Promise<SeatsOption>,
): Promise<SeatsOption[][]> {
  const counts = Array.from({ length: seats - 1 }, (_, index) => index + 1)
  return Promise.all(
    counts.map((count) => {
      const freshOnes = Array.from({ length: Math.min(count, freshSeats) + 1 }, (_, fresh) => fresh)
      return Promise.all(
        freshOnes.map((fresh) =>
          optionOf(Array.from({ length: count }, (_, place) => place < fresh)),
        ),
      )
    }),
  )
}

// of a request nothing is paid yet
async function sourcesOfSeats(db: Db, booking: BookingRow, count: number, given: Cancellation) {
  if (booking.status === "requested") return null
  const left = retainedPrice({ ...booking, ...withoutSeats(booking, count, given) })
  return sourcesOfGiveBack(db, booking, { retained: retainedPrice(booking), left })
}

async function moreSeatsOf(
  db: Db,
  user: UserActor,
  { booking, detail: { flight, departure } }: MailFacts,
  isChangeOpen: boolean,
): Promise<MoreSeats | null> {
  if (booking.addsToId !== null || !EXTENSIBLE.includes(booking.status)) return null
  const now = clock.now()
  const can = canAddSeats(booking, flight, user, now, { isChangeOpen })
  const { asked, freeSeats } = await countSeatsToAdd(db, booking)
  return {
    whyNot: can ? null : whyNoMoreSeats(booking, flight, { isChangeOpen }, now),
    asked,
    freeSeats: can ? freeSeats : 0,
    departureName: departure.name,
    seat: priceOfSeat(flight.seatPriceCents, feeRuleOf(booking)),
    isInstantBooking: flight.isInstantBooking,
  }
}

function unknown(): DomainError {
  return new DomainError("unknown-booking", "not-found", "Diese Buchung gibt es nicht.")
}
