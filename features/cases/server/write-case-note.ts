import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { caseNotesTable } from "./cases-tables.ts"

/** Its event knows its number and none of its words. */
export async function writeCaseNote(
  tx: Db,
  actor: UserActor,
  { caseId, text }: { caseId: number; text: string },
): Promise<{ id: number }> {
  const [note] = await tx
    .insert(caseNotesTable)
    .values({ caseId, authorId: actor.userId, text, writtenAt: clock.now() })
    .returning({ id: caseNotesTable.id })
  if (!note) throw new Error(`the note about case ${caseId} was not written`)
  await recordEvent(tx, {
    kind: "case.annotated",
    entityId: caseId,
    actor,
    role: "admin",
    data: { noteId: note.id },
  })
  return note
}
