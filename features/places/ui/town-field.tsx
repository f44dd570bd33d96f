import { MapPin, Plane } from "lucide-react"
import { useRef } from "react"
import { SuggestField, type SuggestItem } from "#ui/suggest-field.tsx"
import type { AutocompleteAnswer } from "../place-suggestion.ts"
import {
  TOWN_SEARCH_DEBOUNCE_MS,
  type TownSuggestion,
  toTownSuggestion,
} from "../town-suggestion.ts"

interface TownFieldProps {
  label: string
  id?: string | undefined
  name?: string | undefined
  defaultText?: string | undefined
  /** Chosen already. */
  defaultTown?: TownSuggestion | undefined
  placeholder?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  isBare?: boolean
  /** The most height of the list in rem. */
  listMaxRem?: number | undefined
  /** The chosen town; null as soon as the text says something else. */
  onTownChange?: ((town: TownSuggestion | null) => void) | undefined
  className?: string | undefined
}

/** A field for a town or airfield; suggestions come from the product's own gazetteer. */
export function TownField({ onTownChange, defaultTown, ...field }: TownFieldProps) {
  const chosen = useRef(defaultTown)
  return (
    <SuggestField
      {...field}
      {...(defaultTown && { defaultText: defaultTown.address })}
      debounce={TOWN_SEARCH_DEBOUNCE_MS}
      loadItems={loadTowns}
      onSelect={(item) => {
        chosen.current = (item as TownItem).town
        onTownChange?.(chosen.current)
      }}
      onTextChange={(text) => {
        const isChosen = chosen.current?.address === text
        onTownChange?.(isChosen ? (chosen.current ?? null) : null)
      }}
      emptyText="Diesen Ort kennen wir nicht. Versuch es mit der nächsten größeren Stadt."
    />
  )
}

interface TownItem extends SuggestItem {
  town: TownSuggestion
}

async function loadTowns(text: string, signal: AbortSignal): Promise<readonly TownItem[]> {
  if (text.trim().length < 2) return []
  // loaded with the first question: most visitors of a page never ask one
  const { ofetch } = await import("ofetch")
  const answer = await ofetch<AutocompleteAnswer>("/api2/autocomplete", {
    query: { q: text.slice(0, 100), lang: "de" },
    signal,
    timeout: 20_000,
  })
  return answer.features.map((feature) => {
    const town = toTownSuggestion(feature)
    return {
      id: `${town.coordinates.lng},${town.coordinates.lat}`,
      title: town.address,
      detail: [town.region, town.country].filter(Boolean).join(", "),
      icon: town.address.startsWith("Flug") ? Plane : MapPin,
      town,
    }
  })
}
