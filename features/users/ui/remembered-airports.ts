import type { AirportChoice } from "#features/places/airport-choice.ts"

// loaded when a field is touched: most visitors of a page never do
const loadStore = () =>
  import("./user-store.ts").then(({ useUserStore }) => useUserStore.getState())

/** Becomes the first of what is offered next time (specification, section 9). */
export async function rememberAirport(airport: AirportChoice): Promise<void> {
  // a choice counts although it is not remembered
  const store = await loadStore().catch(() => undefined)
  store?.rememberAirport(airport)
}

export async function loadRememberedAirports(): Promise<readonly AirportChoice[]> {
  return (await loadStore()).lastSelectedAirports
}
