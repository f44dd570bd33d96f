import { History, Plane } from "lucide-react"
import { SuggestField, type SuggestItem } from "#ui/suggest-field.tsx"
import type { AirportChoice, AirportChoices } from "../airport-choice.ts"
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
  /** One of the list was taken. */
  onChoose?: (airport: AirportChoice) => void
  /** What is offered while the field is empty. */
  loadRemembered?: () => Promise<readonly AirportChoice[]>
}

/** One airport by its code, its name or its town; without script the text is sent as it is. */
export function AirportField({
  onCodeChange,
  onChoose,
  loadRemembered,
  ...field
}: AirportFieldProps) {
  const loadItems = async (text: string, signal: AbortSignal) => {
    if (text.trim() !== "") return loadAirports(text, signal)
    const remembered = (await loadRemembered?.()) ?? []
    return remembered.map((airport) => ({ ...toItem(airport), icon: History }))
  }
  return (
    <SuggestField
      {...field}
      placeholder="Kürzel, Name oder Stadt"
      icon={Plane}
      loadItems={loadItems}
      offersWhenEmpty={loadRemembered !== undefined}
      emptyText="Diesen Flugplatz kennen wir nicht. Versuch es mit dem ICAO-Kürzel."
      onTextChange={(text) => onCodeChange?.(airportCodeIn(text))}
      onSelect={(item) => {
        const { airport } = item as AirportItem
        onCodeChange?.(airport.code)
        onChoose?.(airport)
      }}
    />
  )
}

interface AirportItem extends SuggestItem {
  airport: AirportChoice
}

function toItem(airport: AirportChoice): AirportItem {
  const { code, title, town, region } = airport
  return {
    id: code,
    title: `${title} (${code})`,
    detail: town === region ? town : `${town}, ${region}`,
    airport,
  }
}

async function loadAirports(text: string, signal: AbortSignal): Promise<readonly AirportItem[]> {
  if (text.trim().length < 2) return []
  // loaded with the first question: most visitors of a page never ask one
  const { api } = await import("#platform/api-client.ts")
  const query = { q: text.slice(0, 100) }
  const { airports } = await api.get<AirportChoices>("/api/airports", { query, signal })
  return airports.map(toItem)
}
