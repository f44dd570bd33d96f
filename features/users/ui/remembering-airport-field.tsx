import type { ComponentProps } from "react"
import type { AirportChoice } from "#features/places/airport-choice.ts"
import { AirportField } from "#features/places/ui/airport-field.tsx"

type RememberingAirportFieldProps = Omit<
  ComponentProps<typeof AirportField>,
  "onChoose" | "loadRemembered"
>

/** An airport field that offers, while it is empty, what was taken last (specification, section 9). */
export function RememberingAirportField(props: RememberingAirportFieldProps) {
  return <AirportField {...props} onChoose={remember} loadRemembered={loadRemembered} />
}

// loaded when the field is touched: most visitors of a page never do
const loadStore = () =>
  import("./user-store.ts").then(({ useUserStore }) => useUserStore.getState())

async function remember(airport: AirportChoice) {
  // a choice counts although it is not remembered
  const store = await loadStore().catch(() => undefined)
  store?.rememberAirport(airport)
}

async function loadRemembered(): Promise<readonly AirportChoice[]> {
  return (await loadStore()).lastSelectedAirports
}
