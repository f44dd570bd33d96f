/** What stands in the strip of a topic's page: today's figures, from flights that can be booked. */
export interface TopicFacts {
  flightCount: number
  /** Per person, fee included. */
  fromCents: number
  /** No more than this costs half of them. */
  medianCents: number
  upToCents: number
  shortestMinutes: number
  longestMinutes: number
  /**
   * Airfields, the most frequent first: where these flights lead to, or where they start if most of them
   * come back to where they started.
   */
  airfields: { ends: "destinations" | "departures"; names: string[] }
}

/** An airport from which somebody flies soon. */
export interface DeparturePlace {
  code: string
  name: string
  town: string
  region: string
  flightCount: number
  /** Per person, fee included. */
  fromCents: number
}
