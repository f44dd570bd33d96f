/** Counted when the page is asked for; nothing of it is written down anywhere. */
export interface PressFigures {
  at: string
  /** With a free seat that can be booked now; the next three are about the same flights. */
  flights: number
  airports: number
  pilots: number
  /** Half of the flights cost less per person, fee included; null where nothing is offered. */
  middlePriceCents: number | null
  flownFlights: number
  guests: number
}
