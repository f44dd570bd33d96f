import { and, eq, gt, inArray, ne, or, sql } from "drizzle-orm"
import { listFlightPhotos } from "#features/flights/core/server/flight-photos.ts"
import { flightStopsTable, flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { listAirportsWithRunways } from "#features/places/server/airports-queries.ts"
import { planeInsurancesTable as insurances } from "#features/planes/server/plane-insurances-table.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import { blockedWordSentence } from "#features/settings/server/refuse-blocked-words.ts"
import { getPayoutState } from "#features/users/bank-accounts/server/payout-accounts.ts"
import { findPilotProfile } from "#features/users/pilots/server/pilot-profile.ts"
import { readFlugfitOf } from "#features/verification/server/get-flugfit.ts"
import { clock } from "#platform/clock.ts"
import { minutes } from "#platform/duration.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import type { SavedAnswers } from "../answers.ts"
import type { BookedFlight, BusyTime, DraftFacts, DraftPlane } from "../facts.ts"

interface JudgedDraft {
  pilotId: number
  flightId: number
  answers: SavedAnswers
}

/** Everything that a draft is judged by, beside its answers. `booked`: of the flight that it changes. */
export async function readDraftFacts(
  db: Db,
  { pilotId, flightId, answers }: JudgedDraft,
  booked: BookedFlight | null,
): Promise<DraftFacts> {
  // one after the other: a transaction has a single connection
  const judge = await readFlugfitOf(db, pilotId)
  const profile = await findPilotProfile(db, pilotId)
  const planes = await listDraftPlanes(db, pilotId)
  const { departure = "", destination = "", stops = [] } = answers.route ?? {}
  const homeCode = profile?.home?.code ?? ""
  const codes = [homeCode, departure, destination, ...stops.map(({ code }) => code)]
  const found = await listAirportsWithRunways(
    db,
    codes.filter((code) => code !== ""),
  )
  const airports = new Map(found.map((airport) => [airport.code, airport]))
  const { length: photoCount } = await listFlightPhotos(db, flightId)
  return {
    now: clock.now(),
    // who has no profile is no pilot, and `judge` has refused by now
    licence: profile?.licence ?? "PPL(A)",
    planes,
    airports,
    home: airports.get(homeCode) ?? null,
    busy: await listBusyTimes(db, pilotId, flightId, planes),
    photoCount,
    feeRule: currentFeeRule(),
    booked,
    payout: env().PAYMENTS === "stripe" ? await getPayoutState(db, pilotId) : null,
    blockedWordIn: blockedWordSentence,
    judge,
  }
}

/** A pilot's aircraft, those in use first. */
export function listDraftPlanes(db: Db, pilotId: number): Promise<DraftPlane[]> {
  return db
    .select({
      id: planesTable.id,
      registration: planesTable.registration,
      model: planesTable.model,
      category: planesTable.category,
      wing: planesTable.wing,
      gear: planesTable.gear,
      livery: planesTable.livery,
      seats: planesTable.seats,
      payloadKg: planesTable.payloadKg,
      ownership: planesTable.ownership,
      cruiseKnots: planesTable.cruiseKnots,
      hourlyRateCents: planesTable.hourlyRateCents,
      isRateWet: planesTable.isRateWet,
      fuelLitresPerHour: planesTable.fuelLitresPerHour,
      insuredUntil: insurances.validUntil,
      isInUse: sql<boolean>`${planesTable.retiredAt} is null`,
    })
    .from(planesTable)
    .leftJoin(insurances, eq(insurances.planeId, planesTable.id))
    .where(eq(planesTable.pilotId, pilotId))
    .orderBy(sql`${planesTable.retiredAt} nulls first`, planesTable.id)
}

/** Flights ahead of the pilot, and of their aircraft with others; the last stop is where they end. */
async function listBusyTimes(
  db: Db,
  pilotId: number,
  flightId: number,
  planes: readonly DraftPlane[],
): Promise<BusyTime[]> {
  const rows = await db
    .select({
      title: flightsTable.title,
      from: flightsTable.departsAt,
      to: flightsTable.arrivesAt,
      lastMinute: sql<number>`(select max(${flightStopsTable.minute}) from ${flightStopsTable}
        where ${flightStopsTable.flightId} = ${flightsTable.id})`,
      timeZone: flightsTable.timeZone,
      planeId: flightsTable.planeId,
      pilotId: flightsTable.pilotId,
      isBooked: flightsTable.isOccupied,
    })
    .from(flightsTable)
    .where(
      and(
        ne(flightsTable.id, flightId),
        eq(flightsTable.schedule, "fixed"),
        inArray(flightsTable.status, ["in_review", "published", "paused", "under_way"]),
        gt(flightsTable.arrivesAt, clock.now()),
        or(
          eq(flightsTable.pilotId, pilotId),
          // of registrations that are not the pilot's own nobody learns anything
          planes.length > 0
            ? inArray(
                flightsTable.planeId,
                planes.map(({ id }) => id),
              )
            : undefined,
        ),
      ),
    )
    .orderBy(flightsTable.departsAt)
  return rows.flatMap(({ from, to, lastMinute, ...row }) => {
    if (!from || !to) return []
    const end = new Date(from.getTime() + minutes(lastMinute ?? 0))
    return { ...row, from, to: end > to ? end : to, isPilotsOwn: row.pilotId === pilotId }
  })
}
