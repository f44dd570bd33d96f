import type { AirportChoice } from "#features/places/airport-choice.ts"
import { useUserStore } from "./user-store.ts"

/** Becomes the first of what is offered next time (specification, section 9). */
export function rememberAirport(airport: AirportChoice): void {
  useUserStore.getState().rememberAirport(airport)
}

export function listRememberedAirports(): readonly AirportChoice[] {
  return useUserStore.getState().lastSelectedAirports
}
