import { randomUUID } from "node:crypto"
import { eq } from "drizzle-orm"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { bookingsTable as bookings } from "#features/bookings/core/server/bookings-tables.ts"
import { expectedArrival } from "#features/flights/core/flight-clock.ts"
import { findFlightSummary } from "#features/flights/core/server/flights-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { hours } from "#platform/duration.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { isMacFor, macFor } from "#platform/server/mac.ts"
import { kinPath } from "../flight-day-paths.ts"
import type { KinView } from "../kin-view.ts"
import { kinLinksTable as links } from "./flight-day-tables.ts"
import { getFlightDay } from "./get-flight-day.ts"

/*
 * A link for somebody who waits at home: whether the flight is ahead, under way or landed, and nothing else. The guest
 * makes it, may end it, and it ends by itself twelve hours after the landing.
 */

const PURPOSE = "kin-link"
const SIGNATURE_CHARACTERS = 16

const SHOWN_AFTER_ARRIVAL_MS = hours(12)

const COMING_ALONG: readonly BookingStatus[] = ["confirmed", "flown", "disputed", "settled"]

/** Makes the link of an own booking, or answers the one that is there. */
export function shareWithKin(db: Db, guest: UserActor, bookingId: number): Promise<string> {
  return inTransaction(db, async (tx) => {
    await requireOwn(tx, guest, bookingId)
    await tx
      .insert(links)
      .values({ bookingId, number: randomUUID(), createdAt: clock.now() })
      .onConflictDoNothing()
    const path = await findKinPath(tx, bookingId)
    if (!path) throw new Error(`the link of booking ${bookingId} was not written`)
    return path
  })
}

/** Ends it: whoever has it sees nothing any more. */
export function stopSharing(db: Db, guest: UserActor, bookingId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await requireOwn(tx, guest, bookingId)
    await tx.delete(links).where(eq(links.bookingId, bookingId))
  })
}

/** The address of the link of a booking; null where there is none. */
export async function findKinPath(db: Db, bookingId: number): Promise<string | null> {
  const [link] = await db.select().from(links).where(eq(links.bookingId, bookingId))
  return link
    ? kinPath(`${bookingId}-${macFor(PURPOSE, signedText(link)).slice(0, SIGNATURE_CHARACTERS)}`)
    : null
}

/** What a link shows; undefined where there is none, or not any more. */
export async function findForKin(db: Db, token: string): Promise<KinView | undefined> {
  const [, id, signature = ""] = /^([1-9]\d{0,9})-([\w-]{16})$/.exec(token) ?? []
  const [found] = id
    ? await db
        .select({ link: links, booking: bookings })
        .from(links)
        .innerJoin(bookings, eq(bookings.id, links.bookingId))
        .where(eq(links.bookingId, Number(id)))
    : []
  if (!found || !isMacFor(PURPOSE, signedText(found.link), signature, SIGNATURE_CHARACTERS))
    return undefined
  const detail = await findFlightSummary(db, found.booking.flightId)
  if (!detail) return undefined
  const { flight, departure, pilot } = detail
  const endsAt = (flight.landedAt ?? expectedArrival(flight)).getTime() + SHOWN_AFTER_ARRIVAL_MS
  if (endsAt < clock.now().getTime()) return undefined
  return {
    day: await getFlightDay(db, detail),
    departure: { name: departure.name, code: departure.code },
    durationMinutes: flight.durationMinutes,
    pilot: pilot.firstName,
    isCancelled: !COMING_ALONG.includes(found.booking.status),
  }
}

function signedText({ bookingId, number }: { bookingId: number; number: string }): string {
  return `${bookingId}/${number}`
}

async function requireOwn(tx: Db, guest: UserActor, bookingId: number): Promise<void> {
  const [booking] = await tx.select().from(bookings).where(eq(bookings.id, bookingId)).for("update")
  const isOwn = booking?.passengerId === guest.userId && COMING_ALONG.includes(booking.status)
  if (isOwn) return
  throw new DomainError("unknown-booking", "not-found", "Diese Buchung gibt es nicht.")
}
