import type { ComponentProps } from "react"
import { PlaceField } from "#features/places/ui/place-field.tsx"
import { loadRememberedAirports, rememberAirport } from "./remembered-airports.ts"

const RECENT = { load: loadRememberedAirports, remember: rememberAirport }

/** A place field that offers, while it is empty, the airports taken last (specification, section 9). */
export function RememberingPlaceField(props: Omit<ComponentProps<typeof PlaceField>, "recent">) {
  return <PlaceField {...props} recent={RECENT} />
}
