import { MapPin, Plane } from "lucide-react"
import { SuggestField, type SuggestItem } from "#ui/suggest-field.tsx"
import type { AutocompleteAnswer } from "../place-suggestion.ts"

interface TownFieldProps {
  label: string
  name: string
  defaultText?: string | undefined
  placeholder?: string | undefined
  error?: string | undefined
  isBare?: boolean
  className?: string | undefined
}

/** A field for a town or airfield; suggestions come from the product's own gazetteer. */
export function TownField(props: TownFieldProps) {
  return (
    <SuggestField
      {...props}
      loadItems={loadTowns}
      emptyText="Diesen Ort kennen wir nicht. Versuch es mit der nächsten größeren Stadt."
    />
  )
}

async function loadTowns(text: string, signal: AbortSignal): Promise<readonly SuggestItem[]> {
  if (text.trim().length < 2) return []
  // loaded with the first question: most visitors of a page never ask one
  const { ofetch } = await import("ofetch")
  const answer = await ofetch<AutocompleteAnswer>("/api2/autocomplete", {
    query: { q: text.slice(0, 100), lang: "de" },
    signal,
    timeout: 20_000,
  })
  return answer.features.map(({ properties, geometry }) => ({
    id: geometry.coordinates.join(","),
    title: properties.name,
    detail: [properties.region, properties.country].filter(Boolean).join(", "),
    icon: properties.name.startsWith("Flug") ? Plane : MapPin,
  }))
}
