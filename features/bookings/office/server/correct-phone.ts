import { eq } from "drizzle-orm"
import { bookingsTable } from "#features/bookings/core/server/bookings-tables.ts"
import {
  lockBookingWithFlight,
  unknownRequest,
} from "#features/bookings/core/server/lock-booking.ts"
import { isAccountClosed } from "#features/users/core/server/lock-account-shared.ts"
import { savePhoneOf } from "#features/users/settings/server/save-phone.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { canCorrectPhone, type PhoneCorrectionInput } from "../phone-correction.ts"
import { recordIntervention } from "./record-intervention.ts"

/** The number of a guest was put right. */
export const PHONE_CORRECTED = "booking.phone_corrected_by_office"

/** The back office enters the number that a guest has named. The same once more changes nothing. */
export function correctPhone(
  db: Db,
  admin: UserActor,
  { bookingId, phone, reason }: PhoneCorrectionInput & { bookingId: number },
): Promise<{ isChanged: boolean }> {
  return inTransaction(db, async (tx) => {
    // the person before the flight, as everywhere
    const [found] = await tx
      .select({ passengerId: bookingsTable.passengerId })
      .from(bookingsTable)
      .where(eq(bookingsTable.id, bookingId))
    if (!found) throw unknownRequest()
    const guestId = found.passengerId
    if (guestId === null || (await isAccountClosed(tx, guestId))) throw nobodyToCall()
    const { isChanged } = await savePhoneOf(tx, {
      userId: guestId,
      typed: phone,
      by: admin,
      role: "admin",
    })
    const { booking, flight } = await lockBookingWithFlight(tx, bookingId)
    if (!canCorrectPhone(booking)) throw nobodyToCall()
    if (!isChanged) return { isChanged }
    await recordIntervention(tx, admin, {
      bookingId,
      kind: PHONE_CORRECTED,
      reason,
      data: { flightId: flight.id },
    })
    return { isChanged }
  })
}

function nobodyToCall(): DomainError {
  return new DomainError(
    "nobody-to-call",
    "invalid",
    "Zu dieser Buchung gibt es keinen Gast mit offenem Konto, dessen Nummer sich ändern ließe.",
  )
}
