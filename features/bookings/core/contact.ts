import { addDays, isoDay, startOfDay } from "#platform/days.ts"
import type { BookingStatus } from "./booking.ts"

/** Somebody whom a confirmed booking lets one reach, and on which flight. */
export interface Contact {
  /** `pilot`: they fly; `guest`: they come along. */
  role: "pilot" | "guest"
  bookingId: number
  name: string
  photoId: string | null
  email: string
  /** As it is shown; null where none is given. */
  phone: string | null
  flight: { id: number; title: string; departsAt: string; timeZone: string }
}

/** From the yes on; a flight is often settled on the day on which it was flown. */
export const REACHABLE: readonly BookingStatus[] = ["confirmed", "flown"]

interface Reachable {
  status: BookingStatus
  passengerId: number | null
  pilotId: number
  arrivesAt: Date | null
  timeZone: string
}

/**
 * Whether somebody sees how to reach the other side of a booking: both sides do, from the yes to the
 * end of the day after the flight, as its clock shows it.
 */
export function canReach(userId: number, booking: Reachable, now: Date): boolean {
  const { status, passengerId, pilotId, arrivesAt, timeZone } = booking
  const isParty = userId === passengerId || userId === pilotId
  if (!isParty || !REACHABLE.includes(status) || arrivesAt === null) return false
  return now < startOfDay(addDays(isoDay(arrivesAt, timeZone), 2), timeZone)
}
