import type { FlightCardData } from "./flight-card.ts"

/** What a card shows of an offer whose day is still to be agreed on. */
export type OfferCardData = Omit<FlightCardData, "departsAt" | "arrivesAt"> & {
  /** First and last day, ISO. */
  window: { from: string; to: string }
  /** 1 is Monday, 7 Sunday; none: every day. */
  weekdays: number[]
}

/** What a search finds. */
export type SearchHit = FlightCardData | OfferCardData

export function isOfferCard(hit: SearchHit): hit is OfferCardData {
  return "window" in hit
}
