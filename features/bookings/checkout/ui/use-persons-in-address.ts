import { useLocation } from "react-router"

/** How many people a search, or a form without script, has chosen; one where none are named. */
export function usePersonsInAddress(): number {
  const words = new URLSearchParams(useLocation().search)
  return Math.max(1, Math.trunc(Number(words.get("personen"))) || 1)
}
