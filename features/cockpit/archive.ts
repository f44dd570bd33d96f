import type { BookingStatus } from "#features/bookings/core/booking.ts"
import type { FlightStatus } from "#features/flights/core/flight.ts"
import type { LateCancellation } from "./cockpit.ts"

/*
 * The archive: bookings and flights that need nobody any more, with what they cost in the end.
 */

export const ARCHIVE_PAGE_SIZE = 20

export interface ArchivePage<Row> {
  rows: Row[]
  total: number
}

export interface ArchivedBooking {
  id: number
  flightId: number
  title: string
  departsAt: string
  timeZone: string
  departureName: string
  destinationName: string
  /** No id: the account is gone. */
  pilot: { id: number | null; name: string }
  status: BookingStatus
  seats: number
  /** What was collected and not given back. */
  paidCents: number
  refundedCents: number
}

export interface ArchivedFlight {
  id: number
  title: string
  departsAt: string
  timeZone: string
  departureName: string
  destinationName: string
  status: FlightStatus
  guests: number
  /** As it was stated afterwards, until then as planned. */
  totalCostCents: number
  /** The guests' shares together, without our fee. */
  sharedCents: number
  /** What the pilot may still waive. */
  late: LateCancellation[]
}
