import { and, desc, eq } from "drizzle-orm"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { canEditDraft, MAX_DRAFTS } from "../draft.ts"
import { type DraftRow, flightDraftsTable as drafts } from "./flight-drafts-table.ts"

/** The draft that „Flug anbieten“ goes on with. */
export async function findOpenDraft(db: Db, pilotId: number): Promise<DraftRow | undefined> {
  const [draft] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.pilotId, pilotId), eq(drafts.isOpen, true)))
  return draft
}

/** The draft of a flight, if its pilot is writing one; somebody else's looks like a missing one. */
export async function findOwnDraft(
  db: Db,
  pilotId: number,
  flightId: number,
): Promise<DraftRow | undefined> {
  const [draft] = await db.select().from(drafts).where(eq(drafts.flightId, flightId))
  return draft && canEditDraft(draft, pilotId) ? draft : undefined
}

/** The same, locked until the transaction ends. */
export async function lockOwnDraft(
  tx: Db,
  pilotId: number,
  flightId: number,
): Promise<DraftRow | undefined> {
  const [draft] = await tx.select().from(drafts).where(eq(drafts.flightId, flightId)).for("update")
  return draft && canEditDraft(draft, pilotId) ? draft : undefined
}

/** All of a pilot, the one that was written last first. */
export function listDrafts(db: Db, pilotId: number): Promise<DraftRow[]> {
  return db
    .select()
    .from(drafts)
    .where(eq(drafts.pilotId, pilotId))
    .orderBy(desc(drafts.savedAt), desc(drafts.flightId))
}

export function unknownDraft(): DomainError {
  return new DomainError("unknown-draft", "not-found", "Diesen Entwurf gibt es nicht.")
}

export async function refuseTooManyDrafts(db: Db, pilotId: number): Promise<void> {
  if ((await listDrafts(db, pilotId)).length < MAX_DRAFTS) return
  throw new DomainError(
    "too-many-drafts",
    "invalid",
    `Du hast schon ${MAX_DRAFTS} Entwürfe. Lösch einen, den du nicht mehr brauchst.`,
  )
}
