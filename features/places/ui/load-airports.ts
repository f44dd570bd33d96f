import { api } from "#platform/api-client.ts"
import type { AirportChoices } from "../airport-choice.ts"
import {
  type AirportItem,
  type LoadRecentAirports,
  loadRecentAirports,
  toAirportItem,
} from "./recent-airports.ts"

/** The airports that somebody may mean who has typed this much, or has chosen last. */
export async function loadAirports(
  text: string,
  signal: AbortSignal,
  recent: LoadRecentAirports | undefined,
): Promise<readonly AirportItem[]> {
  if (text.trim() === "") return loadRecentAirports(recent)
  if (text.trim().length < 2) return []
  const query = { q: text.slice(0, 100) }
  const { airports } = await api.get<AirportChoices>("/api/airports", { query, signal })
  return airports.map((airport) => toAirportItem(airport, recent))
}
