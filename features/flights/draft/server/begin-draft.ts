import { sql } from "drizzle-orm"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import type { SavedAnswers } from "../answers.ts"
import type { DraftStep } from "../draft.ts"
import { findOpenDraft, refuseTooManyDrafts } from "./flight-drafts.ts"
import { type DraftRow, flightDraftsTable as drafts } from "./flight-drafts-table.ts"

interface Beginning {
  answers: SavedAnswers
  /** The steps that count as answered; everything else is a proposal. */
  answered: readonly DraftStep[]
}

/** A new draft that begins with answers: the open one where there is none, else beside it. */
export async function beginDraft(
  tx: Db,
  pilotId: number,
  { answers, answered }: Beginning,
): Promise<DraftRow> {
  await refuseTooManyDrafts(tx, pilotId)
  const now = clock.now()
  const values = {
    flightId: sql`nextval(pg_get_serial_sequence('flights', 'id'))`,
    pilotId,
    answers,
    version: 1,
    stepVersions: Object.fromEntries(answered.map((step) => [step, 1])),
    createdAt: now,
    savedAt: now,
  }
  const hasOpen = (await findOpenDraft(tx, pilotId)) !== undefined
  const opened = hasOpen
    ? []
    : await tx
        .insert(drafts)
        .values({ ...values, isOpen: true })
        // an open one was begun at this very moment
        .onConflictDoNothing()
        .returning()
  const [draft] =
    opened.length > 0
      ? opened
      : await tx
          .insert(drafts)
          .values({ ...values, isOpen: false })
          .returning()
  if (!draft) throw new Error(`no draft was begun for pilot ${pilotId}`)
  return draft
}
