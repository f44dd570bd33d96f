import { canMoveFlight } from "#features/flights/core/flight.ts"
import { findFlightDetail, findOfferDetail } from "#features/flights/core/server/flights-queries.ts"
import { getFlugfitOfFlight } from "#features/flights/core/server/flugfit-of-flight.ts"
import { listFollowing, lockSeriesOf } from "#features/flights/core/server/following-flights.ts"
import { moveFlight } from "#features/flights/core/server/move-flight.ts"
import { type FlightRow, lockFlight } from "#features/flights/core/server/seats.ts"
import { offerBlockers } from "#features/flights/vetting/vetting-blockers.ts"
import { isAccountClosed } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { formatShortDay } from "#platform/time.ts"
import { flightIsGone } from "./block-flight.ts"

/** Pauses the caller's flight; bookings stay. Repeating it changes nothing. */
export function pauseFlight(db: Db, pilot: UserActor, flightId: number): Promise<void> {
  return inTransaction(db, async (tx) => pause(tx, pilot, await lockOwnFlight(tx, pilot, flightId)))
}

/** The same with every published flight behind it in its series: all of them, or none. */
export function pauseSeries(db: Db, pilot: UserActor, flightId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockSeriesOf(tx, flightId)
    const flight = await lockOwnFlight(tx, pilot, flightId)
    await pause(tx, pilot, flight)
    for (const one of await listFollowing(tx, flight)) {
      if (one.status === "published") await pause(tx, pilot, one)
    }
  })
}

async function pause(tx: Db, pilot: UserActor, flight: FlightRow): Promise<void> {
  if (flight.status === "paused") return
  if (!canMoveFlight(flight.status, "paused", "pilot")) {
    throw new DomainError(
      "not-to-pause",
      "invalid",
      "Pausieren lässt sich nur ein Flug, der veröffentlicht ist.",
    )
  }
  await moveFlight(tx, flight, {
    to: "paused",
    event: "flight.paused",
    actor: pilot,
    role: "pilot",
  })
}

/** Offers a paused flight again, if nothing speaks against it by now. Repeating it changes nothing. */
export function resumeFlight(db: Db, pilot: UserActor, flightId: number): Promise<void> {
  return inTransaction(db, async (tx) =>
    resume(tx, pilot, await lockOwnFlight(tx, pilot, flightId)),
  )
}

/** The same with every paused flight behind it in its series; what stops one of them stops all. */
export function resumeSeries(db: Db, pilot: UserActor, flightId: number): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockSeriesOf(tx, flightId)
    const flight = await lockOwnFlight(tx, pilot, flightId)
    await resume(tx, pilot, flight)
    for (const one of await listFollowing(tx, flight)) {
      if (one.status === "paused") await resume(tx, pilot, one)
    }
  })
}

async function resume(tx: Db, pilot: UserActor, flight: FlightRow): Promise<void> {
  if (flight.status === "published") return
  if (flight.status !== "paused") {
    throw new DomainError(
      "not-to-resume",
      "invalid",
      "Wieder anbieten lässt sich nur ein Flug, der pausiert ist.",
    )
  }
  if (await isAccountClosed(tx, pilot.userId)) {
    throw new DomainError("account-closed", "forbidden", "Dein Konto ist gesperrt.")
  }
  const { id } = flight
  const detail = (await findFlightDetail(tx, id)) ?? (await findOfferDetail(tx, id))
  if (!detail) throw flightIsGone()
  const fitness = await getFlugfitOfFlight(tx, detail)
  const [hindrance] = offerBlockers(flight, fitness, clock.now())
  if (hindrance) {
    const on =
      flight.seriesId && flight.departsAt
        ? `Am ${formatShortDay(flight.departsAt, flight.timeZone)}: `
        : ""
    throw new DomainError(
      "not-to-publish",
      "invalid",
      `Das lässt sich gerade nicht anbieten. ${on}${hindrance}`,
    )
  }
  await moveFlight(tx, flight, {
    to: "published",
    event: "flight.resumed",
    actor: pilot,
    role: "pilot",
  })
}

async function lockOwnFlight(tx: Db, pilot: UserActor, flightId: number): Promise<FlightRow> {
  const flight = await lockFlight(tx, flightId)
  if (flight?.pilotId !== pilot.userId) throw flightIsGone()
  return flight
}
