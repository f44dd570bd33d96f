import { randomUUID } from "node:crypto"
import { and, eq } from "drizzle-orm"
import {
  changeFollowing,
  judgeFollowing,
} from "#features/flights/changes/server/change-following.ts"
import { findBookedFlight } from "#features/flights/changes/server/find-booked-flight.ts"
import type { Guests } from "#features/flights/changes/server/guests.ts"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { lockSeriesOf } from "#features/flights/core/server/following-flights.ts"
import { lockFlight } from "#features/flights/core/server/seats.ts"
import { statusAfterHandIn } from "#features/flights/core/vetting.ts"
import type { DraftProblem } from "#features/flights/draft/draft.ts"
import {
  DRAFT_UNFINISHED,
  fieldOf,
  type HandedIn,
  type HandInScope,
} from "#features/flights/draft/draft-input.ts"
import { judgeDraft } from "#features/flights/draft/judge-draft.ts"
import { readDraftFacts } from "#features/flights/draft/server/draft-facts.ts"
import { refuseIfNotEditable } from "#features/flights/draft/server/flight-as-answers.ts"
import { lockOwnDraft, unknownDraft } from "#features/flights/draft/server/flight-drafts.ts"
import { flightDraftsTable as drafts } from "#features/flights/draft/server/flight-drafts-table.ts"
import { isVetted } from "#features/flights/vetting/server/is-vetted.ts"
import { requireOpen } from "#features/settings/server/require-open.ts"
import { isAccountClosed } from "#features/users/core/server/lock-account-shared.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { writeOfferedFlights } from "./write-offered-flights.ts"

/**
 * Makes flights of a draft against which nothing speaks: one, a series, or an offer without a date.
 * A pilot's first flights go to the back office, all others can be found at once. Once more answers
 * the first time made. A flight that was handed in before is written anew; guests who have booked it
 * are given back what a lower price saves, and asked about what they have to agree to. With `following`
 * all that come behind it in its series change with it, or none of them.
 * @throws DomainError `draft-unfinished` with a sentence per field, called `step.property`
 */
export function handInDraft(
  db: Db,
  pilot: UserActor,
  flightId: number,
  { guests, scope }: { guests: Guests; scope: HandInScope },
): Promise<HandedIn> {
  return inTransaction(db, async (tx) => {
    if (scope === "following") await lockSeriesOf(tx, flightId)
    const flight = await lockFlight(tx, flightId)
    const draft = await lockOwnDraft(tx, pilot.userId, flightId)
    if (!draft) return findHandedIn(tx, pilot.userId, flightId)
    requireOpen("publishing")
    if (await isAccountClosed(tx, pilot.userId)) {
      throw new DomainError("account-closed", "forbidden", "Dein Konto ist gesperrt.")
    }
    if (flight) refuseIfNotEditable(flight)
    const booked = await findBookedFlight(tx, flight, guests)
    const facts = await readDraftFacts(tx, draft, booked)
    const { offer, problems, change } = judgeDraft(draft.answers, facts)
    if (!offer) throw unfinished(problems)
    const { photoCount } = facts
    const following =
      scope === "following" && flight && offer.date.schedule === "fixed"
        ? await judgeFollowing(tx, draft, flight, { guests, photoCount })
        : []
    const isPilotVetted = await isVetted(tx, pilot.userId)
    const status = statusAfterHandIn(flight, isPilotVetted)
    const seriesId = flight?.seriesId ?? (offer.times.length > 1 ? randomUUID() : null)
    const flightIds = await writeOfferedFlights(tx, pilot, {
      draft,
      offer,
      status,
      seriesId,
      former: flight,
      change,
      guests,
    })
    const others = await changeFollowing(tx, pilot, following, {
      from: flightId,
      guests,
      isPilotVetted,
    })
    await tx.delete(drafts).where(eq(drafts.flightId, flightId))
    return { flightIds: [...flightIds, ...others], status }
  })
}

function unfinished(problems: readonly DraftProblem[]): DomainError {
  const fields = Object.fromEntries(
    // the first sentence at a field is the one to show
    problems.toReversed().map((problem) => [fieldOf(problem), problem.message]),
  )
  return new DomainError(
    DRAFT_UNFINISHED,
    "invalid",
    "Vor dem Veröffentlichen fehlt noch etwas.",
    fields,
  )
}

async function findHandedIn(tx: Db, pilotId: number, flightId: number): Promise<HandedIn> {
  const [flight] = await tx
    .select({ status: flightsTable.status, seriesId: flightsTable.seriesId })
    .from(flightsTable)
    .where(and(eq(flightsTable.id, flightId), eq(flightsTable.pilotId, pilotId)))
  if (flight?.status !== "in_review" && flight?.status !== "published") throw unknownDraft()
  const { seriesId, status } = flight
  const series = seriesId
    ? await tx
        .select({ id: flightsTable.id })
        .from(flightsTable)
        .where(eq(flightsTable.seriesId, seriesId))
        .orderBy(flightsTable.departsAt)
    : [{ id: flightId }]
  return { flightIds: series.map(({ id }) => id), status }
}
