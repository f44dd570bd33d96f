import { eq, sql } from "drizzle-orm"
import { findBookedFlight } from "#features/flights/changes/server/find-booked-flight.ts"
import type { Guests } from "#features/flights/changes/server/guests.ts"
import { type FlightRow, lockFlight } from "#features/flights/core/server/seats.ts"
import { DRAFT_STEPS } from "#features/flights/draft/draft.ts"
import {
  DRAFT_CHANGED,
  type SavedDraft,
  type StepInput,
} from "#features/flights/draft/draft-input.ts"
import type { BookedFlight } from "#features/flights/draft/facts.ts"
import { judgeDraft } from "#features/flights/draft/judge-draft.ts"
import { readDraftFacts } from "#features/flights/draft/server/draft-facts.ts"
import {
  readAnswersOfFlight,
  refuseIfNotEditable,
} from "#features/flights/draft/server/flight-as-answers.ts"
import {
  findOpenDraft,
  lockOwnDraft,
  refuseTooManyDrafts,
  unknownDraft,
} from "#features/flights/draft/server/flight-drafts.ts"
import {
  type DraftRow,
  flightDraftsTable as drafts,
} from "#features/flights/draft/server/flight-drafts-table.ts"
import { presetAnswers } from "#features/flights/draft/server/preset-answers.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"

/** The first answer makes the pilot's open draft; where there is one by now, it is that one's. */
export function openDraft(db: Db, pilot: UserActor, input: StepInput): Promise<SavedDraft> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const open = await findOpenDraft(tx, pilot.userId)
    if (!open) await refuseTooManyDrafts(tx, pilot.userId)
    const preset = await presetAnswers(tx, pilot.userId)
    await tx
      .insert(drafts)
      .values({
        flightId: sql`nextval(pg_get_serial_sequence('flights', 'id'))`,
        pilotId: pilot.userId,
        isOpen: true,
        answers: { ...preset, [input.step]: input.answers },
        version: 1,
        stepVersions: { [input.step]: 1 },
        createdAt: now,
        savedAt: now,
      })
      // of two first answers at once, the second belongs to the draft of the first
      .onConflictDoNothing()
    const draft = await findOpenDraft(tx, pilot.userId)
    const locked = draft && (await lockOwnDraft(tx, pilot.userId, draft.flightId))
    if (!locked) throw unknownDraft()
    return save(tx, locked, input, null)
  })
}

/**
 * Saves the answers of one step. Repeating it changes nothing. The first change of a flight
 * that has been handed in makes a draft of it, with what it says as the other answers.
 * @throws DomainError `draft-changed` where the step was saved elsewhere since `version`
 */
export function saveDraftStep(
  db: Db,
  pilot: UserActor,
  { flightId, ...input }: StepInput & { flightId: number },
  guests: Guests,
): Promise<SavedDraft> {
  return inTransaction(db, async (tx) => {
    const flight = await lockFlight(tx, flightId)
    const draft =
      (await lockOwnDraft(tx, pilot.userId, flightId)) ??
      (flight && (await beginChange(tx, pilot, flight, input)))
    if (!draft) throw unknownDraft()
    return save(tx, draft, input, await findBookedFlight(tx, flight, guests))
  })
}

async function beginChange(
  tx: Db,
  pilot: UserActor,
  flight: FlightRow,
  { version }: StepInput,
): Promise<DraftRow | undefined> {
  // who has seen a draft that is gone by now has handed it in, and changes nothing behind it
  if (flight.pilotId !== pilot.userId || version > 0) return undefined
  refuseIfNotEditable(flight)
  await refuseTooManyDrafts(tx, pilot.userId)
  const now = clock.now()
  const [draft] = await tx
    .insert(drafts)
    .values({
      flightId: flight.id,
      pilotId: pilot.userId,
      isOpen: false,
      answers: await readAnswersOfFlight(tx, flight),
      version: 1,
      // answered, and changed by nobody yet
      stepVersions: Object.fromEntries(DRAFT_STEPS.map((step) => [step, 0])),
      createdAt: now,
      savedAt: now,
    })
    .returning()
  return draft
}

async function save(
  tx: Db,
  draft: DraftRow,
  input: StepInput,
  booked: BookedFlight | null,
): Promise<SavedDraft> {
  const { flightId } = draft
  const changedLast = draft.stepVersions[input.step]
  // what a new draft began with is nobody's answer yet
  if (changedLast !== undefined && isSame(draft.answers[input.step], input.answers)) {
    return savedOf(tx, draft, booked)
  }
  if ((changedLast ?? 0) > input.version) {
    throw new DomainError(
      DRAFT_CHANGED,
      "invalid",
      "Diesen Schritt hast du inzwischen in einem anderen Fenster geändert.",
    )
  }
  const version = draft.version + 1
  const [saved] = await tx
    .update(drafts)
    .set({
      answers: { ...draft.answers, [input.step]: input.answers },
      version,
      stepVersions: { ...draft.stepVersions, [input.step]: version },
      savedAt: clock.now(),
    })
    .where(eq(drafts.flightId, flightId))
    .returning()
  if (!saved) throw unknownDraft()
  return savedOf(tx, saved, booked)
}

async function savedOf(tx: Db, draft: DraftRow, booked: BookedFlight | null): Promise<SavedDraft> {
  const { flightId, version, savedAt } = draft
  const { problems } = judgeDraft(draft.answers, await readDraftFacts(tx, draft, booked))
  return { flightId, version, savedAt: savedAt.toISOString(), problems }
}

/** Answers come out of one schema, so that equal ones are equal as text; jsonb orders its keys anew. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other)
}

function canonical(value: unknown): string | undefined {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
