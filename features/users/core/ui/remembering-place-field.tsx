import type { ComponentProps } from "react"
import { PlaceField } from "#features/places/ui/place-field.tsx"

// loaded when the field is touched: most visitors of a page never do
const loadRecent = () => import("./remembered-airports.ts")

/** A place field that offers, while it is empty, the airports taken last (specification, section 9). */
export function RememberingPlaceField(props: Omit<ComponentProps<typeof PlaceField>, "recent">) {
  return <PlaceField {...props} recent={loadRecent} />
}
