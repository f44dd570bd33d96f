import type { ComponentProps } from "react"
import { AirportField } from "#features/places/ui/airport-field.tsx"
import { loadRememberedAirports, rememberAirport } from "./remembered-airports.ts"

type RememberingAirportFieldProps = Omit<
  ComponentProps<typeof AirportField>,
  "onChoose" | "loadRemembered"
>

/** An airport field that offers, while it is empty, what was taken last (specification, section 9). */
export function RememberingAirportField(props: RememberingAirportFieldProps) {
  return (
    <AirportField {...props} onChoose={rememberAirport} loadRemembered={loadRememberedAirports} />
  )
}
