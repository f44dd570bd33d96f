import { asc, eq, type SQL, type SQLWrapper, sql } from "drizzle-orm"
import type { Db } from "#platform/server/db.ts"
import type { FlightPhoto, FlightPhotoPart, ShownPart } from "../flight-photo-path.ts"
import { type FlightPhotoRow, flightPhotosTable } from "./flight-photos-table.ts"

/** The photos of a flight or of its draft, in the order in which they are shown. */
export async function listFlightPhotos(db: Db, flightId: number): Promise<FlightPhoto[]> {
  const rows = await db
    .select()
    .from(flightPhotosTable)
    .where(eq(flightPhotosTable.flightId, flightId))
    .orderBy(asc(flightPhotosTable.position))
  return rows.map(toPhoto)
}

/** Nobody else changes them until the transaction ends; their flight can be booked meanwhile. */
export async function lockFlightPhotos(tx: Db, flightId: number): Promise<FlightPhoto[]> {
  await tx
    .select({ id: flightPhotosTable.id })
    .from(flightPhotosTable)
    .where(eq(flightPhotosTable.flightId, flightId))
    .orderBy(asc(flightPhotosTable.id))
    .for("update")
  return listFlightPhotos(tx, flightId)
}

/** Within another query: the photo that stands for its flight, null where there is none. */
export function firstPhotoOf(flightId: SQLWrapper): SQL<FlightPhotoPart | null> {
  return sql`(select json_build_object('id', ph.id, 'crop', json_build_object('left', ph.crop_left,
    'top', ph.crop_top, 'width', ph.crop_width, 'height', ph.crop_height))
    from flight_photos ph where ph.flight_id = ${flightId} and ph.position = 1)`
}

/** Within another query: what that photo shows, „“ where nobody has said it, null where there is none. */
export function firstPhotoAltOf(flightId: SQLWrapper): SQL<string | null> {
  return sql`(select ph.alt from flight_photos ph where ph.flight_id = ${flightId} and ph.position = 1)`
}

export function toPhoto(row: FlightPhotoRow): FlightPhoto {
  const { id, alt, placeholder, cropLeft, cropTop, cropWidth, cropHeight } = row
  const crop = { left: cropLeft, top: cropTop, width: cropWidth, height: cropHeight }
  return { id, alt, crop, placeholder }
}

/** A part as the columns of its row. */
export function cropColumns({ left, top, width, height }: ShownPart) {
  return { cropLeft: left, cropTop: top, cropWidth: width, cropHeight: height }
}
