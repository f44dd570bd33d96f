import { HOLD_MS } from "#features/bookings/core/booking.ts"
import { hours, minutes } from "#platform/duration.ts"

/*
 * How long seats are held, and how often again. Whoever is signed in has proven a mail address; a
 * guest has not, and costs nothing to make, so a guest's holds are short. One hold after the other of
 * the same seats is a row that ends: others want to fly, too.
 */

/** Seats are held for 5 minutes while nobody has proven a mail address. */
export const GUEST_HOLD_MS = minutes(5)

/** So often such a hold is renewed. */
const MAX_GUEST_RENEWALS = 1

/** Nobody holds seats of a flight for longer in a row, however often they renew. */
export const MAX_HELD_MS = hours(1)

/** After so long without seats on a flight a new row begins. */
export const HOLD_PAUSE_MS = minutes(15)

/** So long before its end a hold may be renewed; earlier nothing would be won, and a guest's only renewal lost. */
export const RENEW_AHEAD_MS = minutes(2)

/** What is shorter than this is no time to order. */
const MIN_HOLD_MS = minutes(1)

/** A hold in its row: since when its own time runs and the row's, until when, renewed how often. */
export interface HoldTime {
  from: Date
  until: Date
  since: Date
  renewals: number
}

/** Why seats are not held any longer: an address has to be proven, or they were for long enough. */
export type HoldEnd = { reason: "address-needed" } | { reason: "held-too-long"; again: Date }

interface Holder {
  /** Signed in; a guest has proven no address. */
  isProven: boolean
  now: Date
}

/** The time of seats that somebody takes now, whose last hold on the flight was `former`. */
export function timeOfHold({ isProven, now }: Holder, former?: HoldTime): HoldTime | HoldEnd {
  if (!former || now.getTime() >= former.until.getTime() + HOLD_PAUSE_MS) {
    return { from: now, until: after(now, lengthFor(isProven)), since: now, renewals: 0 }
  }
  if (now >= former.until) return renewed({ isProven, now }, former)
  // given back or exchanged before its end: a guest wins no time by it
  return isProven ? confirmedTime(former, now) : former
}

/** The time of seats whose holder asks for more of it; as it is where there is enough of it left. */
export function timeOfRenewal({ isProven, now }: Holder, held: HoldTime): HoldTime | HoldEnd {
  const left = held.until.getTime() - now.getTime()
  return left > RENEW_AHEAD_MS ? held : renewed({ isProven, now }, held)
}

/** The time of a hold from the moment at which its guest has proven an address. */
export function confirmedTime(held: HoldTime, now: Date): HoldTime {
  const until = earlier(after(now, HOLD_MS), endOfRow(held))
  return until > held.until ? { ...held, from: now, until } : held
}

export function isHoldEnd(time: HoldTime | HoldEnd): time is HoldEnd {
  return "reason" in time
}

function renewed({ isProven, now }: Holder, held: HoldTime): HoldTime | HoldEnd {
  if (!isProven && held.renewals >= MAX_GUEST_RENEWALS) return { reason: "address-needed" }
  const until = earlier(after(now, lengthFor(isProven)), endOfRow(held))
  const isWorthIt = until.getTime() - Math.max(now.getTime(), held.until.getTime()) >= MIN_HOLD_MS
  if (!isWorthIt) return { reason: "held-too-long", again: after(held.until, HOLD_PAUSE_MS) }
  return { from: now, until, since: held.since, renewals: held.renewals + 1 }
}

function lengthFor(isProven: boolean): number {
  return isProven ? HOLD_MS : GUEST_HOLD_MS
}

function endOfRow({ since }: HoldTime): Date {
  return after(since, MAX_HELD_MS)
}

function after(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms)
}

function earlier(one: Date, other: Date): Date {
  return one < other ? one : other
}
