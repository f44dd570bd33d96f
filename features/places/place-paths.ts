/** The page of an airport. */
export function airportPath(code: string): string {
  return `/de/flugplatz/${encodeURIComponent(code)}`
}

/** The search for flights from a town; all else that a search can ask is known to its own room. */
export function flightsFromPath(town: string): string {
  return `/de/suche?ort=${encodeURIComponent(town)}`
}
