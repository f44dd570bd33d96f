import { MapPin, Plane } from "lucide"
import { ofetch } from "ofetch"
import type { SuggestItem } from "#ui/forms/suggestions.ts"
import { codeAfterName } from "../airport-code.ts"
import type { AutocompleteAnswer } from "../place-suggestion.ts"
import { type TownSuggestion, toTownSuggestion } from "../town-suggestion.ts"

export interface TownItem extends SuggestItem {
  town: TownSuggestion
}

/** The towns and airfields that somebody may mean who has typed this much. */
export async function loadTowns(text: string, signal: AbortSignal): Promise<readonly TownItem[]> {
  if (text.trim().length < 2) return []
  const answer = await ofetch<AutocompleteAnswer>("/api2/autocomplete", {
    query: { q: text.slice(0, 100), lang: "de" },
    signal,
    timeout: 20_000,
  })
  return answer.features.map((feature) => {
    const town = toTownSuggestion(feature)
    return {
      id: `${town.address} ${town.coordinates.lng},${town.coordinates.lat}`,
      title: town.address,
      detail: [town.region, town.country].filter(Boolean).join(", "),
      icon: codeAfterName(town.address) ? Plane : MapPin,
      town,
    }
  })
}
