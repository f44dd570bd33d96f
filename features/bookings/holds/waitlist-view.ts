/*
 * What pages show of a waitlist. Instants are ISO text, since they travel to the browser.
 */

/** Somebody's own place. */
export interface WaitlistPlace {
  seats: number
  /** How many are served before, and oneself: 1 is the next. */
  place: number
  /** Seats that are held for them; null as long as they wait. */
  offer: { until: string; path: string } | null
}

/** On the page of a flight. */
export interface WaitlistView {
  flightId: number
  /** Of the page, for whoever signs in first. */
  isSignedIn: boolean
  canJoin: boolean
  /** How many people wait already. */
  waiting: number
  maxSeats: number
  /** Until when somebody may be offered a seat. */
  closesAt: string
  timeZone: string
  own: WaitlistPlace | null
}

/** In the cockpit. */
export interface CockpitWaitlistPlace extends WaitlistPlace {
  flight: {
    id: number
    title: string
    departsAt: string
    timeZone: string
    departureName: string
    destinationName: string
  }
}

/** Opens the checkout of an offered place, in whatever browser its account is signed in. */
export function claimPath(flightId: number): string {
  return `/de/kasse/warteliste/${flightId}`
}

/** The call by which somebody waits for a flight, or no longer. */
export function waitlistCallPath(flightId: number): string {
  return `/api/flights/${flightId}/waitlist`
}
