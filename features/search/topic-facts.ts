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
  /** Where these flights land, the most frequent first. */
  destinations: string[]
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
