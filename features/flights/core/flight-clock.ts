import { isoDay } from "#platform/days.ts"
import type { FlightSchedule, FlightStatus } from "./flight.ts"

/*
 * What the clock alone does to a flight (product decision 3): it takes off and lands as planned, is
 * cancelled where it was still paused at its start, or its time passes without anybody who booked it.
 */

/** Whether a flight has a confirmed booking, only open holds or requests, or none. */
export type FlightOccupancy = "booked" | "waiting" | "empty"

interface TimedFlight {
  status: FlightStatus
  schedule: FlightSchedule
  departsAt: Date | null
  arrivesAt: Date | null
  expectedDepartsAt: Date | null
  tookOffAt: Date | null
  /** ISO day, the last of an offer without a date. */
  windowTo: string | null
  timeZone: string
}

export interface ClockStep {
  to: FlightStatus
  /** The event that says so. */
  event: "flight.departed" | "flight.landed" | "flight.expired" | "flight.cancelled"
}

/**
 * The step that is due at `now`, or none. What is open is decided by its own timers first. A flight
 * that is still paused at its start does not take its guests along: it is cancelled.
 */
export function stepByClock(
  flight: TimedFlight,
  occupancy: FlightOccupancy,
  now: Date,
): ClockStep | undefined {
  const { status } = flight
  if (status === "under_way") {
    return isPast(expectedArrival(flight), now)
      ? { to: "settlement_due", event: "flight.landed" }
      : undefined
  }
  if (status !== "published" && status !== "paused") return undefined
  const isOver =
    flight.schedule === "flexible"
      ? flight.windowTo !== null && flight.windowTo < isoDay(now, flight.timeZone)
      : isPast(expectedDeparture(flight), now)
  if (!isOver || occupancy === "waiting") return undefined
  if (occupancy === "empty") return { to: "expired", event: "flight.expired" }
  if (flight.schedule !== "fixed") return undefined
  return status === "published"
    ? { to: "under_way", event: "flight.departed" }
    : { to: "cancelled", event: "flight.cancelled" }
}

/** When it starts as far as is known: as its pilot has announced on the day, else as planned. */
export function expectedDeparture<At extends Date | null>(flight: {
  departsAt: At
  expectedDepartsAt: Date | null
}): At | Date {
  return flight.expectedDepartsAt ?? flight.departsAt
}

/** When it lands as far as is known: a late start moves it, an early one leaves the plan. */
export function expectedArrival<At extends Date | null>(flight: {
  departsAt: Date | null
  arrivesAt: At
  expectedDepartsAt: Date | null
  tookOffAt: Date | null
}): At | Date {
  const { departsAt, arrivesAt } = flight
  const starts = flight.tookOffAt ?? flight.expectedDepartsAt
  if (!departsAt || !arrivesAt || !starts || starts <= departsAt) return arrivesAt
  return new Date(arrivesAt.getTime() + starts.getTime() - departsAt.getTime())
}

/** When it lands as its pilot has announced it, whatever the day has brought since. */
export function announcedArrival<At extends Date | null>(
  flight: Omit<Parameters<typeof expectedArrival<At>>[0], "tookOffAt">,
): At | Date {
  return expectedArrival({ ...flight, tookOffAt: null })
}

function isPast(instant: Date | null, now: Date): boolean {
  return instant !== null && instant <= now
}
