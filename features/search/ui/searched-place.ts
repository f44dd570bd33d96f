import { createContext, useContext } from "react"

/** The name of the place that somebody searches around; null: their own position, or none. */
export const SearchedPlace = createContext<string | null>(null)

export function useSearchedPlace(): string | null {
  return useContext(SearchedPlace)
}
