import { asc, eq } from "drizzle-orm"
import { noteLooks } from "#features/data-looks/server/note-looks.ts"
import { findCostedFlight } from "#features/flights/core/server/costed-flight.ts"
import type { FlightDetail, OfferDetail } from "#features/flights/core/server/flights-queries.ts"
import { flightCostsTable } from "#features/flights/core/server/flights-tables.ts"
import {
  type FlightFitness,
  getFlugfitOfFlight,
} from "#features/flights/core/server/flugfit-of-flight.ts"
import { canVetFlight } from "#features/flights/core/vetting.ts"
import { vettingSetting } from "#features/settings/descriptions/vetting-setting.ts"
import { currentValue } from "#features/settings/server/current-settings.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { publishBlockers } from "../vetting-blockers.ts"
import { checksOfFlight } from "../vetting-checks.ts"
import type { VettingView } from "../vetting-view.ts"
import { countVerdicts, findVetting } from "./vettings-queries.ts"

/** What whoever decides about a flight has to know beside the flight; undefined: it was never handed in. */
export async function findVettingView(
  db: Db,
  actor: UserActor,
  detail: FlightDetail | OfferDetail,
): Promise<{ vetting: VettingView; flugfit: FlightFitness } | undefined> {
  const { flight, plane, pilot } = detail
  const found = await findVetting(db, flight.id)
  if (!found) return undefined
  const costs = await db
    .select({
      kind: flightCostsTable.kind,
      label: flightCostsTable.label,
      amountCents: flightCostsTable.amountCents,
      explanation: flightCostsTable.explanation,
    })
    .from(flightCostsTable)
    .where(eq(flightCostsTable.flightId, flight.id))
    .orderBy(asc(flightCostsTable.position))
  await recordEvent(db, { kind: "flight.opened", entityId: flight.id, actor, role: "admin" })
  await noteLooks(db, actor, { kind: "flight", of: [flight.pilotId] })
  const flugfit = await getFlugfitOfFlight(db, detail)
  const [account] = await db
    .select({ firstName: usersTable.firstName, lastName: usersTable.lastName })
    .from(usersTable)
    .where(eq(usersTable.id, flight.pilotId))
  const licence = pilot.licence ?? "ohne Lizenz"
  const isWaiting = found.verdict === null && flight.status === "in_review"
  return {
    flugfit,
    vetting: {
      flightId: flight.id,
      pilotName: account ? `${account.firstName} ${account.lastName}`.trim() : pilot.name,
      licence,
      submittedAt: found.submittedAt.toISOString(),
      verdict: found.verdict,
      decidedAt: found.decidedAt?.toISOString() ?? null,
      reason: found.reason,
      note: found.note,
      isWaiting,
      mayDecide: isWaiting && canVetFlight(actor, flight),
      hindrances: isWaiting ? publishBlockers(flight, flugfit, clock.now()) : [],
      checks: checksOfFlight({
        ...flight,
        costs,
        costed: await findCostedFlight(db, flight.id),
        plane: plane ?? null,
        licence,
      }),
      before: {
        ...(await countVerdicts(db, flight.pilotId)),
        firstFlights: currentValue(vettingSetting).firstFlights,
      },
    },
  }
}
