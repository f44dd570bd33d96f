import type { Aboard } from "#features/planes/usable-seats.ts"
import type { Db } from "#platform/server/db.ts"
import type { FlightChangeRow } from "./flight-changes-table.ts"

/** Who is on a flight, as far as a change of it has to respect them. */
export interface GuestsOfFlight {
  /** Of bookings that are certain. */
  confirmedSeats: number
  /** Waiting for the pilot, or for their own answer to another date. */
  requested: number
  /** At the checkout. */
  held: number
  aboard: Aboard
}

/**
 * What the room of bookings knows and does when a flight changes; it stands after this one and is
 * handed in.
 */
export interface Guests {
  of(db: Db, flightId: number): Promise<GuestsOfFlight>
  /** Gives back what a lower price saves, and asks who has to agree; the flight is locked. */
  hearOfChange(tx: Db, change: FlightChangeRow): Promise<void>
}
