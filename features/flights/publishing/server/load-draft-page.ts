import { findBookedFlight } from "#features/flights/changes/server/find-booked-flight.ts"
import type { Guests } from "#features/flights/changes/server/guests.ts"
import { changeRows } from "#features/flights/core/flight-change.ts"
import { listFlightPhotos } from "#features/flights/core/server/flight-photos.ts"
import { listFollowing } from "#features/flights/core/server/following-flights.ts"
import { sceneOfFlight } from "#features/flights/core/server/scene-of-flight.ts"
import type { FlightRow } from "#features/flights/core/server/seats.ts"
import { statusAfterHandIn } from "#features/flights/core/vetting.ts"
import type { SavedAnswers } from "#features/flights/draft/answers.ts"
import {
  CREATE_FLIGHT_PATH,
  DRAFT_STEPS,
  draftPath,
  editPath,
} from "#features/flights/draft/draft.ts"
import type { BookedPage, DraftPage, FollowingPage } from "#features/flights/draft/draft-page.ts"
import { withEmptyAnswers } from "#features/flights/draft/empty-answers.ts"
import type { BookedFlight, DraftPlane } from "#features/flights/draft/facts.ts"
import { judgeDraft } from "#features/flights/draft/judge-draft.ts"
import type { OfferedChange } from "#features/flights/draft/judge-guests.ts"
import { type DraftPreview, previewOf } from "#features/flights/draft/preview.ts"
import { readDraftFacts } from "#features/flights/draft/server/draft-facts.ts"
import {
  findOwnFlight,
  readAnswersOfFlight,
  refuseIfNotEditable,
} from "#features/flights/draft/server/flight-as-answers.ts"
import { findOpenDraft, findOwnDraft } from "#features/flights/draft/server/flight-drafts.ts"
import type { DraftRow } from "#features/flights/draft/server/flight-drafts-table.ts"
import { presetAnswers } from "#features/flights/draft/server/preset-answers.ts"
import { isVetted } from "#features/flights/vetting/server/is-vetted.ts"
import { findReturn } from "#features/flights/vetting/server/vettings-queries.ts"
import { listFirstPlanePhotos } from "#features/planes/server/plane-photos.ts"
import { currentFeeRule } from "#features/settings/server/current-fee-rule.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { instantAt } from "#platform/days.ts"
import type { Db } from "#platform/server/db.ts"

/** The pilot's open draft, or what one would begin with. */
export async function loadOpenDraft(db: Db, pilot: UserActor): Promise<DraftPage> {
  const draft = await findOpenDraft(db, pilot.userId)
  if (draft) return pageOf(db, draft, undefined)
  const answers = await presetAnswers(db, pilot.userId)
  return {
    ...(await judgedPage(db, { pilotId: pilot.userId, flightId: 0, answers }, undefined)),
    flightId: null,
    path: CREATE_FLIGHT_PATH,
    version: 0,
    savedAt: null,
    answered: [],
  }
}

/**
 * The draft of a flight, or what one would begin with that changes it; undefined where neither is
 * this pilot's.
 */
export async function loadDraft(
  db: Db,
  pilot: UserActor,
  flightId: number,
  guests: Guests,
): Promise<DraftPage | undefined> {
  const flight = await findOwnFlight(db, pilot.userId, flightId)
  const former = flight && { flight, booked: await findBookedFlight(db, flight, guests) }
  const draft = await findOwnDraft(db, pilot.userId, flightId)
  if (draft) return pageOf(db, draft, former)
  if (!flight) return undefined
  refuseIfNotEditable(flight)
  const answers = await readAnswersOfFlight(db, flight)
  return {
    ...(await judgedPage(db, { pilotId: pilot.userId, flightId, answers }, former)),
    flightId,
    path: editPath(flightId),
    version: 0,
    savedAt: null,
    answered: DRAFT_STEPS,
  }
}

/** The flight that a draft changes. */
interface Former {
  flight: FlightRow
  booked: BookedFlight | null
}

async function pageOf(db: Db, draft: DraftRow, former: Former | undefined): Promise<DraftPage> {
  return {
    ...(await judgedPage(db, draft, former)),
    flightId: draft.flightId,
    path: draftPath(draft),
    version: draft.version,
    savedAt: draft.savedAt.toISOString(),
    answered: DRAFT_STEPS.filter((step) => draft.stepVersions[step] !== undefined),
  }
}

async function judgedPage(
  db: Db,
  draft: { pilotId: number; flightId: number; answers: SavedAnswers },
  former: Former | undefined,
) {
  const booked = former?.booked ?? null
  const facts = await readDraftFacts(db, draft, booked)
  const planes = facts.planes.filter(({ isInUse }) => isInUse)
  const { problems, warnings, route, fitness, change } = judgeDraft(draft.answers, facts)
  const preview = previewOf(draft.answers, facts)
  return {
    answers: withEmptyAnswers(draft.answers),
    problems,
    warnings,
    feeRule: facts.feeRule,
    route: route ?? null,
    fitness: fitness ?? null,
    now: facts.now.toISOString(),
    licence: facts.licence,
    planes,
    planePhotos: await listFirstPlanePhotos(
      db,
      planes.map(({ id }) => id),
    ),
    airports: [...facts.airports.values()],
    homeCode: facts.home?.code ?? null,
    photos: await listFlightPhotos(db, draft.flightId),
    preview: preview
      ? { ...preview, picture: pictureOf(preview, draft.flightId, facts.planes) }
      : null,
    former: former?.flight.status ?? null,
    following: former ? await followingOf(db, former.flight) : [],
    booked: booked && guestsOfPage(booked, change),
    returned:
      (former?.flight.status === "draft" && (await findReturn(db, former.flight.id))) || null,
    handsInAs: statusAfterHandIn(former?.flight, await isVetted(db, draft.pilotId)),
  }
}

async function followingOf(db: Db, flight: FlightRow): Promise<FollowingPage[]> {
  const flights = await listFollowing(db, flight)
  return flights.map(({ id, departsAt, timeZone, isOccupied }) => ({
    path: editPath(id),
    departsAt: departsAt.toISOString(),
    timeZone,
    isBooked: isOccupied,
  }))
}

function guestsOfPage(
  { confirmedSeats }: BookedFlight,
  change: OfferedChange | undefined,
): BookedPage {
  return {
    confirmedSeats,
    change: change ? changeRows(change.before, change.after, currentFeeRule()) : [],
    answerBy: change?.answerBy?.toISOString() ?? null,
  }
}

function pictureOf(preview: DraftPreview, flightId: number, planes: readonly DraftPlane[]): string {
  const { times, window, timeZone, terrain, departure, route, planeId } = preview
  const departsAt = times
    ? new Date(times.departsAt)
    : (instantAt(window?.from ?? "", "12:00", timeZone) ?? clock.now())
  return sceneOfFlight({
    id: flightId,
    terrain,
    departsAt,
    lat: departure.lat,
    lng: departure.lng,
    route,
    plane: planes.find(({ id }) => id === planeId) ?? null,
  })
}
