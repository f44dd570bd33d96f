/** A published flight by which somebody sees what another fee makes of prices. */
export interface FeeExample {
  flightId: number
  title: string
  seatPriceCents: number
}
