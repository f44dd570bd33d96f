import type { FlightStatus } from "#features/flights/core/flight.ts"
import type { FlightReturn } from "#features/flights/core/vetting.ts"
import type { DraftStep } from "#features/flights/draft/draft.ts"

/*
 * What a pilot offers, is writing or has got back, as the cockpit lists it; instants are ISO text,
 * since they travel to the browser.
 */

export interface DraftOverview {
  flightId: number
  /** Where its steps stand. */
  path: string
  title: string
  /** null: not said yet. */
  date: string | null
  /** The first one that nobody has answered. */
  step: DraftStep
  savedAt: string
  isOpen: boolean
  /** It changes a flight that has been handed in before. */
  isOfFlight: boolean
}

export type OfferStatus = Extract<
  FlightStatus,
  "draft" | "in_review" | "published" | "paused" | "under_way"
>

/** One flight of a series. */
interface OfferDate {
  id: number
  departsAt: string | null
}

/** One flight, a series that stands together, or an offer without a date. */
export interface PilotOffer {
  /** The next flight. */
  id: number
  flightIds: number[]
  /** Of a series: each of its flights, in the order of their start. */
  dates: OfferDate[]
  title: string
  status: OfferStatus
  isFlexible: boolean
  isSeries: boolean
  /** Of the next flight; null without a date. */
  departsAt: string | null
  timeZone: string
  window: { from: string; to: string } | null
  departureName: string
  destinationName: string
  picture: string
  /** Since when it waits for the back office. */
  submittedAt: string | null
  returned: FlightReturn | null
  /** A paper does not reach to it; it comes back once the next one is accepted. */
  lacksPapers: boolean
  /** Somebody has claimed seats of one of its flights. */
  isBooked: boolean
}

const ORDER: readonly OfferStatus[] = ["draft", "under_way", "in_review", "paused", "published"]

/** What its pilot has to do something about comes first. */
export function orderOffers(offers: readonly PilotOffer[]): PilotOffer[] {
  return offers.toSorted((one, other) => ORDER.indexOf(one.status) - ORDER.indexOf(other.status))
}

interface FlightOfPilot extends Omit<PilotOffer, "flightIds" | "dates" | "isSeries"> {
  seriesId: string | null
}

/** Flights of a series that stand the same are one entry; they come in the order of their start. */
export function groupOffers(flights: readonly FlightOfPilot[]): PilotOffer[] {
  const groups = Map.groupBy(flights, ({ id, seriesId, status }) =>
    seriesId === null ? String(id) : `${seriesId} ${status}`,
  )
  return [...groups.values()].flatMap(([first, ...others]) => {
    if (!first) return []
    const { seriesId, ...next } = first
    const flights = [first, ...others]
    const isSeries = seriesId !== null
    return {
      ...next,
      flightIds: flights.map(({ id }) => id),
      dates: isSeries ? flights.map(({ id, departsAt }) => ({ id, departsAt })) : [],
      isSeries,
      isBooked: flights.some(({ isBooked }) => isBooked),
    }
  })
}
