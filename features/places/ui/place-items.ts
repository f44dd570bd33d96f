import { LocateFixed } from "lucide"
import type { SuggestItem } from "#ui/forms/suggestions.ts"
import type { AirportChoices } from "../airport-choice.ts"
import { codeAfterName } from "../airport-code.ts"
import { findPosition } from "./find-position.ts"
import { loadTowns } from "./load-towns.ts"
import { type LoadRecentAirports, loadRecentAirports, rememberAirport } from "./recent-airports.ts"

export interface PlaceItem extends SuggestItem {
  /** „50.73,7.1“ */
  position?: string
  /** An airport: what was chosen is offered the next time. */
  remember?: (() => Promise<void>) | undefined
}

interface PlaceOffer {
  /** What stands in the field once the position is known; empty: nobody is asked for it. */
  here: string
  recent: LoadRecentAirports | undefined
}

/** What is offered for a text: places by name, and for none where the person is and was. */
export async function loadPlaceItems(
  text: string,
  signal: AbortSignal,
  { here, recent }: PlaceOffer,
): Promise<readonly PlaceItem[]> {
  if (text.trim() !== "") {
    const towns = await loadTowns(text, signal)
    return towns.map((town) => ({ ...town, ...(recent && remembering(town.title, recent)) }))
  }
  const airports = await loadRecentAirports(recent)
  const nearby = here ? [positionItem(here)] : []
  return [...nearby, ...airports]
}

function positionItem(here: string): PlaceItem {
  return {
    id: "nahe",
    title: "In meiner Nähe",
    icon: LocateFixed,
    async find() {
      const found = await findPosition()
      return "refusal" in found ? found.refusal : { id: "hier", title: here, ...found }
    },
  }
}

function remembering(title: string, recent: LoadRecentAirports): Pick<PlaceItem, "remember"> {
  const code = codeAfterName(title)
  return code ? { remember: () => rememberByCode(code, recent) } : {}
}

/** Suggestions say the code of an airport; what is remembered says more. */
async function rememberByCode(code: string, recent: LoadRecentAirports): Promise<void> {
  const { api } = await import("#platform/api-client.ts")
  const query = { q: code }
  // a choice counts although it is not remembered
  const answer = await api.get<AirportChoices>("/api/airports", { query }).catch(() => undefined)
  const airport = answer?.airports.find((known) => known.code === code)
  if (airport) await rememberAirport(airport, recent)
}
