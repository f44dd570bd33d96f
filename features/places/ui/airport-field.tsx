import { Plane } from "lucide-react"
import { SuggestField, type SuggestItem } from "#ui/suggest-field.tsx"
import type { AirportChoices } from "../airport-choice.ts"
import { airportCodeIn } from "../airport-code.ts"

interface AirportFieldProps {
  label: string
  name: string
  defaultText?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  id?: string | undefined
  /** The code of the airport that is chosen or typed in full; empty while there is none. */
  onCodeChange?: (code: string) => void
}

/** One airport by its code, its name or its town; without script the text is sent as it is. */
export function AirportField({ onCodeChange, ...field }: AirportFieldProps) {
  return (
    <SuggestField
      {...field}
      placeholder="Kürzel, Name oder Stadt"
      icon={Plane}
      loadItems={loadAirports}
      emptyText="Diesen Flugplatz kennen wir nicht. Versuch es mit dem ICAO-Kürzel."
      onTextChange={(text) => onCodeChange?.(airportCodeIn(text))}
      onSelect={({ id }) => onCodeChange?.(id)}
    />
  )
}

async function loadAirports(text: string, signal: AbortSignal): Promise<readonly SuggestItem[]> {
  if (text.trim().length < 2) return []
  // loaded with the first question: most visitors of a page never ask one
  const { api } = await import("#platform/api-client.ts")
  const query = { q: text.slice(0, 100) }
  const { airports } = await api.get<AirportChoices>("/api/airports", { query, signal })
  return airports.map(({ code, title, town, region }) => ({
    id: code,
    title: `${title} (${code})`,
    detail: town === region ? town : `${town}, ${region}`,
  }))
}
