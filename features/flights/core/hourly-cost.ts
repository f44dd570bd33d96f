import type { FlightKind } from "./flight.ts"

/** Outside of it, costs of an hour are hardly right (product decision 2). */
export const TYPICAL_HOURLY_CENTS = { least: 4_000, most: 60_000 } as const

/** What an hour costs, in cents; of an outing, `minutes` are those there and back. */
export function hourlyCostOf(totalCostCents: number, minutes: number): number {
  return Math.round((totalCostCents * 60) / minutes)
}

/** The minutes that are paid for: an outing is flown there and back. */
export function paidMinutesOf(flight: { kind: FlightKind; durationMinutes: number }): number {
  return flight.kind === "excursion" ? 2 * flight.durationMinutes : flight.durationMinutes
}
