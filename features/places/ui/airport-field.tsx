import { Plane } from "lucide"
import { SuggestField } from "#ui/forms/suggest-field.tsx"
import { airportCodeIn } from "../airport-code.ts"
import type { AirportItem, LoadRecentAirports } from "./recent-airports.ts"

interface AirportFieldProps {
  label: string
  name: string
  defaultText?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  id?: string | undefined
  /** The code of the airport that is chosen or typed in full; empty while there is none. */
  onCodeChange?: (code: string) => void
  /** Offered while the field is empty; what is taken joins them. */
  recent?: LoadRecentAirports
}

/** One airport by its code, its name or its town; without script the text is sent as it is. */
export function AirportField({ onCodeChange, recent, ...field }: AirportFieldProps) {
  return (
    <SuggestField
      {...field}
      placeholder="Kürzel, Name oder Stadt"
      icon={Plane}
      loadItems={async (text, signal) => {
        // loaded with the first question: most visitors of a page never ask one
        const { loadAirports } = await import("./load-airports.ts")
        return loadAirports(text, signal, recent)
      }}
      offersWhenEmpty={recent !== undefined}
      emptyText="Diesen Flugplatz kennen wir nicht. Versuch es mit dem ICAO-Kürzel."
      onTextChange={(text) => onCodeChange?.(airportCodeIn(text))}
      onSelect={(item) => {
        const { code, remember } = item as AirportItem
        onCodeChange?.(code)
        void remember()
      }}
    />
  )
}
