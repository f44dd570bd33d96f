import { eq, sql } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { MOST_DRAFTS } from "../draft/draft.ts"
import { DRAFT_CHANGED, type SavedDraft, type StepInput } from "../draft/draft-input.ts"
import { judgeDraft } from "../draft/judge-draft.ts"
import { readDraftFacts } from "./draft-facts.ts"
import { findOpenDraft, listDrafts, lockOwnDraft, unknownDraft } from "./flight-drafts.ts"
import { type DraftRow, flightDraftsTable as drafts } from "./flight-drafts-table.ts"
import { presetAnswers } from "./preset-answers.ts"

/** The first answer makes the pilot's open draft; where there is one by now, it is that one's. */
export function openDraft(db: Db, pilot: UserActor, input: StepInput): Promise<SavedDraft> {
  return inTransaction(db, async (tx) => {
    const now = clock.now()
    const open = await findOpenDraft(tx, pilot.userId)
    if (!open) refuseTooMany(await listDrafts(tx, pilot.userId))
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
    return save(tx, locked, input)
  })
}

/**
 * Saves the answers of one step. The same once more changes nothing.
 * @throws DomainError `draft-changed` where the step was saved elsewhere since `version`
 */
export function saveDraftStep(
  db: Db,
  pilot: UserActor,
  { flightId, ...input }: StepInput & { flightId: number },
): Promise<SavedDraft> {
  return inTransaction(db, async (tx) => {
    const draft = await lockOwnDraft(tx, pilot.userId, flightId)
    if (!draft) throw unknownDraft()
    return save(tx, draft, input)
  })
}

async function save(tx: Db, draft: DraftRow, input: StepInput): Promise<SavedDraft> {
  const { flightId } = draft
  const changedLast = draft.stepVersions[input.step]
  // what a new draft began with is nobody's answer yet
  if (changedLast !== undefined && isSame(draft.answers[input.step], input.answers)) {
    return savedOf(tx, draft)
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
  return savedOf(tx, saved)
}

async function savedOf(tx: Db, draft: DraftRow): Promise<SavedDraft> {
  const { flightId, version, savedAt } = draft
  const { problems } = judgeDraft(draft.answers, await readDraftFacts(tx, draft))
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

function refuseTooMany(own: readonly unknown[]): void {
  if (own.length < MOST_DRAFTS) return
  throw new DomainError(
    "too-many-drafts",
    "invalid",
    `Du hast schon ${MOST_DRAFTS} Entwürfe. Lösch einen, den du nicht mehr brauchst.`,
  )
}
