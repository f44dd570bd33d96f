import { sql } from "drizzle-orm"
import type { Guests } from "#features/flights/changes/server/guests.ts"
import { rewriteFlight } from "#features/flights/changes/server/rewrite-flight.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import type { OfferedChange } from "#features/flights/draft/judge-guests.ts"
import type { FlightTimes, Offer } from "#features/flights/draft/offer.ts"
import type { DraftRow } from "#features/flights/draft/server/flight-drafts-table.ts"
import { valuesOfOffer } from "#features/flights/draft/server/values-of-offer.ts"
import { submit, writeParts, writePrice } from "#features/flights/draft/server/write-parts.ts"
import { copyFlightPhotos } from "#features/flights/photos/server/copy-flight-photos.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"

interface HandIn {
  draft: DraftRow
  offer: Offer
  status: "published" | "in_review"
  seriesId: string | null
  /** The draft's flight, where it has been handed in before. */
  former: FlightRow | undefined
  /** What guests would not find as they have booked it. */
  change: OfferedChange | undefined
  guests: Guests
}

/** Writes the flights of an offer; the first has the draft's number. Answers their ids. */
export async function writeOfferedFlights(
  tx: Db,
  pilot: UserActor,
  handIn: HandIn,
): Promise<number[]> {
  const { offer, draft } = handIn
  const [first, ...others] = offer.times
  const ids = [
    handIn.former
      ? await rewriteFlight(tx, pilot, { ...handIn, former: handIn.former }, first)
      : await writeFlight(tx, pilot, handIn, first, draft.flightId),
  ]
  for (const times of others) {
    const id = await writeFlight(tx, pilot, handIn, times)
    await copyFlightPhotos(tx, draft.flightId, id)
    ids.push(id)
  }
  return ids
}

async function writeFlight(
  tx: Db,
  pilot: UserActor,
  handIn: HandIn,
  times: FlightTimes | undefined,
  id?: number,
): Promise<number> {
  const { draft, status, offer } = handIn
  const now = clock.now()
  const [flight] = await tx
    .insert(flightsTable)
    .overridingSystemValue()
    .values({
      ...valuesOfOffer(handIn, times),
      id: id ?? sql`nextval(pg_get_serial_sequence('flights', 'id'))`,
      pilotId: pilot.userId,
      publishedAt: status === "published" ? now : null,
      createdAt: draft.createdAt,
    })
    .returning()
  if (!flight) throw new Error(`draft ${draft.flightId} was not written`)
  await writeParts(tx, flight.id, offer, times)
  if (status === "published") await writePrice(tx, flight.id, offer)
  else await submit(tx, flight.id)
  await recordEvent(tx, {
    kind: status === "published" ? "flight.published" : "flight.submitted",
    entityId: flight.id,
    actor: pilot,
    role: "pilot",
    from: "draft",
    to: status,
  })
  return flight.id
}
