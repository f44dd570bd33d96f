import { eq } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { unknownFlight } from "#features/flights/core/server/unknown-flight.ts"
import { canEditFlightPhotos, type PhotoHolder } from "#features/flights/photos/flight-photo.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { flightDraftsTable } from "./flight-drafts-table.ts"

/** Refuses whose photos one may not change; somebody else's flight looks like a missing one. */
export async function requireOwnPhotos(db: Db, pilotId: number, flightId: number): Promise<void> {
  const [flight] = await selectFlight(db, flightId)
  const [draft] = flight ? [] : await selectDraft(db, flightId)
  refuseUnlessOwn(flight ?? draft, pilotId)
}

/** The same, and nobody else adds or removes a photo until the transaction ends. */
export async function lockOwnPhotos(tx: Db, pilotId: number, flightId: number): Promise<void> {
  const [flight] = await selectFlight(tx, flightId).for("update")
  const [draft] = await selectDraft(tx, flightId).for("update")
  refuseUnlessOwn(flight ?? draft, pilotId)
}

function selectFlight(db: Db, flightId: number) {
  return db
    .select({ pilotId: flightsTable.pilotId, status: flightsTable.status })
    .from(flightsTable)
    .where(eq(flightsTable.id, flightId))
}

function selectDraft(db: Db, flightId: number) {
  return db
    .select({ pilotId: flightDraftsTable.pilotId })
    .from(flightDraftsTable)
    .where(eq(flightDraftsTable.flightId, flightId))
}

type Found = { pilotId: number; status?: PhotoHolder["status"] } | undefined

function refuseUnlessOwn(found: Found, pilotId: number): void {
  if (found?.pilotId !== pilotId) {
    throw unknownFlight()
  }
  if (canEditFlightPhotos({ pilotId, status: found.status ?? null }, pilotId)) return
  throw new DomainError(
    "photos-are-fixed",
    "invalid",
    "Die Fotos dieses Flugs lassen sich nicht mehr ändern.",
  )
}
