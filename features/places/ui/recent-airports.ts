import { History } from "lucide"
import type { SuggestItem } from "#ui/forms/suggestions.ts"
import type { AirportChoice } from "../airport-choice.ts"

/** Brings the list of the airports that somebody has chosen last. */
export type LoadRecentAirports = () => Promise<{
  listRememberedAirports: () => readonly AirportChoice[]
  rememberAirport: (airport: AirportChoice) => void
}>

export interface AirportItem extends SuggestItem {
  code: string
  /** Taken, it becomes the first of the list. */
  remember: () => Promise<void>
}

export function toAirportItem(
  airport: AirportChoice,
  load: LoadRecentAirports | undefined,
): AirportItem {
  const { code, title, town, region } = airport
  return {
    id: code,
    title: `${title} (${code})`,
    detail: town === region ? town : `${town}, ${region}`,
    code,
    remember: () => rememberAirport(airport, load),
  }
}

/** The suggestions of an empty field. */
export async function loadRecentAirports(
  load: LoadRecentAirports | undefined,
): Promise<readonly AirportItem[]> {
  // a field works although nothing is remembered
  const recent = await load?.().catch(() => undefined)
  const airports = recent?.listRememberedAirports() ?? []
  return airports.map((airport) => ({
    ...toAirportItem(airport, load),
    icon: History,
    group: "Zuletzt",
  }))
}

export async function rememberAirport(
  airport: AirportChoice,
  load: LoadRecentAirports | undefined,
): Promise<void> {
  const recent = await load?.().catch(() => undefined)
  recent?.rememberAirport(airport)
}
