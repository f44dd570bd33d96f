import type { ComponentProps } from "react"
import { AirportField } from "#features/places/ui/airport-field.tsx"

type RememberingAirportFieldProps = Omit<ComponentProps<typeof AirportField>, "recent">

// loaded when the field is touched: most visitors of a page never do
const loadRecent = () => import("./remembered-airports.ts")

/** An airport field that offers, while it is empty, what was taken last (specification, section 9). */
export function RememberingAirportField(props: RememberingAirportFieldProps) {
  return <AirportField {...props} recent={loadRecent} />
}
