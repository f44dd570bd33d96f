import { eq } from "drizzle-orm"
import {
  type ArrangedPhoto,
  type FlightPhoto,
  flightPhotoKey,
  partName,
  wholePhotoKey,
} from "#features/flights/core/flight-photo-path.ts"
import {
  cropColumns,
  listFlightPhotos,
  lockFlightPhotos,
} from "#features/flights/core/server/flight-photos.ts"
import { flightPhotosTable } from "#features/flights/core/server/flight-photos-table.ts"
import { inSteps } from "#features/flights/photos/photo-crop.ts"
import { type DrawnPart, drawShownPart } from "#features/flights/photos/server/draw-flight-photo.ts"
import {
  tidyFlightPhoto,
  tidyFlightPhotoLater,
} from "#features/flights/photos/server/tidy-flight-photo.ts"
import { PHOTOS_CHANGED } from "#features/users/photos/wide-photo.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { storage } from "#platform/server/storage.ts"
import { requireOwnPhotos } from "./photo-holder.ts"

type DrawnParts = Map<string, DrawnPart>

/**
 * Gives all photos of an own flight or draft their order, their words and the part that is shown; the
 * same again changes nothing.
 */
export async function arrangeFlightPhotos(
  db: Db,
  pilot: UserActor,
  flightId: number,
  asked: readonly ArrangedPhoto[],
): Promise<void> {
  const wanted = asked.map(({ id, alt, crop }) => ({ id, alt, crop: inSteps(crop) }))
  await requireOwnPhotos(db, pilot.userId, flightId)
  const before = await listFlightPhotos(db, flightId)
  const said = before.map(({ id, alt, crop }) => ({ id, alt, crop }))
  if (JSON.stringify(said) === JSON.stringify(wanted)) return
  // drawing takes its time and is over before anything is locked
  const drawn = await drawNewParts(db, before, wanted)
  await inTransaction(db, async (tx) => {
    // not the flight: whoever books it need not wait for files
    const former = await lockFlightPhotos(tx, flightId)
    refuseOtherSet(former, wanted)
    for (const [index, photo] of wanted.entries()) {
      const shown = await showPart(tx, former, photo, drawn)
      await tx
        .update(flightPhotosTable)
        .set({ position: index + 1, alt: photo.alt, ...cropColumns(photo.crop), ...shown })
        .where(eq(flightPhotosTable.id, photo.id))
    }
    await recordEvent(tx, {
      kind: "flight.photos_arranged",
      entityId: flightId,
      actor: pilot,
      role: "pilot",
    })
  })
}

async function drawNewParts(
  db: Db,
  before: readonly FlightPhoto[],
  wanted: readonly ArrangedPhoto[],
): Promise<DrawnParts> {
  refuseOtherSet(before, wanted)
  const drawn: DrawnParts = new Map()
  for (const { id, crop } of wanted) {
    if (hasPart(before, id, crop)) continue
    await inTransaction(db, (tx) => tidyFlightPhotoLater(tx, { photoId: id, part: partName(crop) }))
    drawn.set(id, await drawShownPart(await storage().getBytes(wholePhotoKey(id)), crop))
  }
  return drawn
}

/** Where another part is chosen, puts its files there; answers what its row says of them. */
async function showPart(
  tx: Db,
  former: readonly FlightPhoto[],
  { id, crop }: ArrangedPhoto,
  drawn: DrawnParts,
): Promise<Pick<FlightPhoto, "placeholder"> | undefined> {
  if (hasPart(former, id, crop)) return undefined
  const part = drawn.get(id)
  // somebody chose another part in the meantime
  if (!part) throw photosChanged()
  for (const [width, file] of part.files) {
    await storage().put(flightPhotoKey(id, partName(crop), width), file)
  }
  const replaced = former.find((photo) => photo.id === id)
  if (replaced) await tidyFlightPhoto(tx, { photoId: id, part: partName(replaced.crop) })
  return { placeholder: part.placeholder }
}

function hasPart(photos: readonly FlightPhoto[], id: string, crop: FlightPhoto["crop"]): boolean {
  return photos.some((photo) => photo.id === id && partName(photo.crop) === partName(crop))
}

function refuseOtherSet(former: readonly FlightPhoto[], wanted: readonly ArrangedPhoto[]): void {
  const isSameSet =
    wanted.length === former.length && former.every(({ id }) => wanted.some((one) => one.id === id))
  if (!isSameSet) throw photosChanged()
}

function photosChanged(): DomainError {
  return new DomainError("photos-changed", "invalid", PHOTOS_CHANGED)
}
