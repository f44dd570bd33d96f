import {
  type FollowingFlight,
  listFollowing,
} from "#features/flights/core/server/following-flights.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import type { SavedAnswers } from "#features/flights/draft/answers.ts"
import type { DraftFacts } from "#features/flights/draft/facts.ts"
import { type JudgedDraft, judgeDraft } from "#features/flights/draft/judge-draft.ts"
import { readDraftFacts } from "#features/flights/draft/server/draft-facts.ts"
import type { DraftRow } from "#features/flights/draft/server/flight-drafts-table.ts"
import { copyFlightPhotos } from "#features/flights/photos/server/copy-flight-photos.ts"
import { deletePhotosOfFlight } from "#features/flights/photos/server/erase-flight-photos.ts"
import type { UserActor } from "#platform/actor.ts"
import { isoDay } from "#platform/days.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { formatShortDay } from "#platform/time.ts"
import { findBookedFlight } from "./find-booked-flight.ts"
import type { Guests } from "./guests.ts"
import { rewriteFlight } from "./rewrite-flight.ts"

interface Judged {
  flight: FollowingFlight
  offer: NonNullable<JudgedDraft["offer"]>
  change: JudgedDraft["change"]
}

/**
 * What a draft would make of the flights behind its own in the series: each keeps its day,
 * everything else is the same for all. Nothing is written yet.
 * @throws DomainError `not-for-all-flights` with a sentence for each date that speaks against it
 */
export async function judgeFollowing(
  tx: Db,
  draft: DraftRow,
  flight: FlightRow,
  { guests, photoCount }: { guests: Guests } & Pick<DraftFacts, "photoCount">,
): Promise<Judged[]> {
  const judged: Judged[] = []
  const refused: string[] = []
  for (const one of await listFollowing(tx, flight)) {
    const answers = answersOn(draft.answers, one)
    const booked = await findBookedFlight(tx, one, guests)
    const facts = await readDraftFacts(tx, { ...draft, flightId: one.id, answers }, booked)
    const { offer, change, problems } = judgeDraft(answers, { ...facts, photoCount })
    if (offer) judged.push({ flight: one, offer, change })
    else refused.push(`${formatShortDay(one.departsAt, one.timeZone)}: ${problems[0]?.message}`)
  }
  if (refused.length === 0) return judged
  throw new DomainError(
    "not-for-all-flights",
    "invalid",
    `Nicht für jeden Flug der Serie geht das, deshalb ist keiner geändert. ${refused.join(" ")}`,
  )
}

/**
 * Writes the change to the later flights of the series, which are all locked; the flight of the draft is
 * written already. For a pilot who is still vetted, flights without bookings go back to review.
 */
export async function changeFollowing(
  tx: Db,
  pilot: UserActor,
  judged: readonly Judged[],
  { from, guests, isPilotVetted }: { from: number; guests: Guests; isPilotVetted: boolean },
): Promise<number[]> {
  for (const { flight, offer, change } of judged) {
    const { id, seriesId } = flight
    const status = isPilotVetted || flight.isOccupied ? flight.status : "in_review"
    const handIn = { offer, status, seriesId, former: flight, change, guests }
    await rewriteFlight(tx, pilot, handIn, offer.times[0])
    await deletePhotosOfFlight(tx, id)
    await copyFlightPhotos(tx, from, id)
  }
  return judged.map(({ flight }) => flight.id)
}

function answersOn(answers: SavedAnswers, { departsAt, timeZone }: FollowingFlight): SavedAnswers {
  const { datum } = answers
  return datum ? { ...answers, datum: { ...datum, day: isoDay(departsAt, timeZone) } } : answers
}
