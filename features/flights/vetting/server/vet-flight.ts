import { eq } from "drizzle-orm"
import { findFlightDetail, findOfferDetail } from "#features/flights/core/server/flights-queries.ts"
import {
  flightPricesTable,
  flightsTable,
  flightVettingsTable as vettings,
} from "#features/flights/core/server/flights-tables.ts"
import { getFlugfitOfFlight } from "#features/flights/core/server/flugfit-of-flight.ts"
import { type FlightRow, lockFlight } from "#features/flights/core/server/seats.ts"
import { canVetFlight, STATUS_AFTER } from "#features/flights/core/vetting.ts"
import { isAccountClosed } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { publishBlockers } from "../vetting-blockers.ts"
import type { VettingAnswer, VettingInput } from "../vetting-schemas.ts"
import { findVetting } from "./vettings-queries.ts"

/**
 * The back office publishes a flight that was handed in, or gives it back with a reason. The same
 * decision repeating it changes nothing; of two at once the first counts.
 */
export function vetFlight(
  db: Db,
  actor: UserActor,
  { id, verdict, reason, note }: VettingInput & { id: number },
): Promise<VettingAnswer> {
  return inTransaction(db, async (tx) => {
    const flight = await lockFlight(tx, id)
    const vetting = flight && (await findVetting(tx, id))
    if (!vetting) throw unknownVetting()
    if (!canVetFlight(actor, flight)) {
      throw new DomainError(
        "own-flight",
        "forbidden",
        "Über deine eigenen Flüge entscheidet jemand anders.",
      )
    }
    const said = verdict === "returned" ? { reason: reason ?? "other", note } : NOTHING_SAID
    const isSame =
      vetting.verdict === verdict && vetting.reason === said.reason && vetting.note === said.note
    if (isSame) return { id, status: flight.status }
    const to = STATUS_AFTER[verdict]
    if (vetting.verdict !== null || flight.status !== "in_review") {
      throw new DomainError(
        "already-decided",
        "invalid",
        "Über diesen Flug hat inzwischen jemand anders entschieden. Lad die Seite neu.",
      )
    }
    if (verdict === "published") await publish(tx, flight)
    else await tx.update(flightsTable).set({ status: to }).where(eq(flightsTable.id, id))
    await tx
      .update(vettings)
      .set({ verdict, ...said, decidedAt: clock.now() })
      .where(eq(vettings.id, vetting.id))
    await recordEvent(tx, {
      kind: `flight.${verdict}`,
      entityId: id,
      actor,
      role: "admin",
      from: flight.status,
      to,
      // the free words stay in the row: events are never changed and hold nobody's words
      reason: said.reason,
    })
    return { id, status: to }
  })
}

const NOTHING_SAID = { reason: null, note: "" }

async function publish(tx: Db, flight: FlightRow) {
  if (await isAccountClosed(tx, flight.pilotId)) {
    throw new DomainError(
      "pilot-is-blocked",
      "invalid",
      "Das Konto am Steuer ist gesperrt. Heb erst die Sperre auf, oder gib den Flug zurück.",
    )
  }
  const detail = (await findFlightDetail(tx, flight.id)) ?? (await findOfferDetail(tx, flight.id))
  if (!detail) throw unknownVetting()
  const now = clock.now()
  const [hindrance] = publishBlockers(flight, await getFlugfitOfFlight(tx, detail), now)
  if (hindrance) {
    throw new DomainError(
      "not-to-publish",
      "invalid",
      `Das lässt sich nicht veröffentlichen. ${hindrance}`,
    )
  }
  await tx
    .update(flightsTable)
    .set({ status: "published", publishedAt: flight.publishedAt ?? now })
    .where(eq(flightsTable.id, flight.id))
  const { seatPriceCents, totalCostCents } = flight
  await tx
    .insert(flightPricesTable)
    .values({ flightId: flight.id, seatPriceCents, totalCostCents, validFrom: now })
}

function unknownVetting(): DomainError {
  return new DomainError(
    "unknown-vetting",
    "not-found",
    "Diesen Flug gibt es nicht, oder er wurde nie zur Prüfung eingereicht.",
  )
}
