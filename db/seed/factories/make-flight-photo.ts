import { randomUUID } from "node:crypto"
import {
  type FlightPhotoRow,
  flightPhotosTable,
} from "#features/flights/core/server/flight-photos-table.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { insertRow } from "./insert-rows.ts"

type PhotoValues = Partial<FlightPhotoRow> & Pick<FlightPhotoRow, "flightId" | "pilotId">

/** The first photo of a flight, all of it shown; without its files. */
export function makeFlightPhoto(db: Db, values: PhotoValues): Promise<FlightPhotoRow> {
  const usual = { id: randomUUID(), position: 1, createdAt: clock.now() }
  return insertRow(db, flightPhotosTable, { ...usual, ...values })
}
