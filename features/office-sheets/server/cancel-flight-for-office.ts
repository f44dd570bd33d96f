import { and, asc, eq, inArray } from "drizzle-orm"
import { canCallOff } from "#features/bookings/cancellation/new-dates.ts"
import { flightHasStarted } from "#features/bookings/cancellation/server/cancel-flight.ts"
import { endBookingsOfFlight } from "#features/bookings/cancellation/server/end-bookings-of-flight.ts"
import { isUnpaid, LIVE_STATUSES, retainedPrice } from "#features/bookings/core/booking.ts"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import { moveFlight } from "#features/flights/core/server/move-flight.ts"
import { type FlightRow, lockFlight } from "#features/flights/core/server/seats.ts"
import { unknownFlight } from "#features/flights/core/server/unknown-flight.ts"
import { fullName } from "#features/office-bookings/server/full-name.ts"
import { writeNote } from "#features/sheet-notes/server/write-note.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { formatEuro } from "#platform/money.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { FlightCancellationInput, FlightCancellationPreview } from "../flight-cancellation.ts"

/** Who gets what back if the back office calls a flight off now; null: it can no longer be. */
export async function previewFlightCancellation(
  db: Db,
  flight: Pick<FlightRow, "id" | "status" | "departsAt">,
): Promise<FlightCancellationPreview | null> {
  if (!canCallOff(flight)) return null
  const rows = await db
    .select({ booking: bookingsTable, guest: usersTable })
    .from(bookingsTable)
    .leftJoin(usersTable, eq(usersTable.id, bookingsTable.passengerId))
    .where(
      and(eq(bookingsTable.flightId, flight.id), inArray(bookingsTable.status, [...LIVE_STATUSES])),
    )
    .orderBy(asc(bookingsTable.id))
  const guests = rows
    .filter(({ booking }) => booking.status !== "held")
    .map(({ booking, guest }) => ({
      bookingId: booking.id,
      name: guest ? fullName(guest) : "Ein gelöschtes Konto",
      seats: booking.seats,
      isUnpaid: isUnpaid(booking),
      cents: isUnpaid(booking) ? 0 : retainedPrice(booking).totalCents,
    }))
  return { guests, totalCents: guests.reduce((sum, { cents }) => sum + cents, 0) }
}

/**
 * The back office calls a flight off for its pilot. Where another amount goes back than the page has shown, nothing
 * happens; called off already, nothing more.
 */
export function cancelFlightForOffice(
  db: Db,
  admin: UserActor,
  flightId: number,
  { why, shownRefundCents, reason }: FlightCancellationInput,
): Promise<FlightStatus> {
  return inTransaction(db, async (tx): Promise<FlightStatus> => {
    const flight = await lockFlight(tx, flightId)
    if (!flight) throw unknownFlight()
    if (flight.status === "cancelled") return "cancelled"
    const preview = await previewFlightCancellation(tx, flight)
    if (!preview) throw flightHasStarted()
    if (preview.totalCents !== shownRefundCents) {
      throw new DomainError(
        "refund-has-changed",
        "invalid",
        `Inzwischen gehen ${formatEuro(preview.totalCents)} zurück, nicht mehr ${formatEuro(shownRefundCents)}. Abgesagt ist noch nichts.`,
      )
    }
    const by = { actor: admin, role: "admin", reason: why } as const
    await endBookingsOfFlight(tx, flightId, { ...by, word: "" })
    await moveFlight(tx, flight, { to: "cancelled", event: "flight.cancelled", ...by })
    const sheetNoteId = await writeNote(tx, admin, {
      subject: "flight",
      subjectId: flightId,
      text: `Für die Pilotenseite abgesagt: ${reason}`,
    })
    await recordEvent(tx, {
      kind: "flight.cancelled_by_office",
      entityId: flightId,
      actor: admin,
      role: "admin",
      data: { sheetNoteId },
    })
    return "cancelled"
  })
}
