import { History } from "lucide-react"
import type { SuggestItem } from "#ui/suggest-field.tsx"
import type { AirportChoice } from "../airport-choice.ts"

/** Brings the list of the airports that somebody has chosen last. */
export type LoadRecentAirports = () => Promise<{
  listRememberedAirports: () => readonly AirportChoice[]
  rememberAirport: (airport: AirportChoice) => void
}>

export interface AirportItem extends SuggestItem {
  airport: AirportChoice
}

export function toAirportItem(airport: AirportChoice): AirportItem {
  const { code, title, town, region } = airport
  return {
    id: code,
    title: `${title} (${code})`,
    detail: town === region ? town : `${town}, ${region}`,
    airport,
  }
}

/** What is offered while nothing is typed. */
export async function loadRecentAirports(
  load: LoadRecentAirports | undefined,
): Promise<readonly AirportItem[]> {
  // a field works although nothing is remembered
  const recent = await load?.().catch(() => undefined)
  const airports = recent?.listRememberedAirports() ?? []
  return airports.map((airport) => ({
    ...toAirportItem(airport),
    icon: History,
    group: "Zuletzt",
  }))
}

/** Becomes the first of the list. */
export async function rememberAirport(
  airport: AirportChoice,
  load: LoadRecentAirports | undefined,
): Promise<void> {
  const recent = await load?.().catch(() => undefined)
  recent?.rememberAirport(airport)
}
