import type { CaseName } from "#features/admin/open-case.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { requireOpenCase } from "./require-open-case.ts"
import { writeCaseNote } from "./write-case-note.ts"

/** The back office notes something down about a case that waits, for itself alone. */
export function addCaseNote(
  db: Db,
  actor: UserActor,
  { text, ...name }: CaseName & { text: string },
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const { id } = await requireOpenCase(tx, actor, name)
    return writeCaseNote(tx, actor, { caseId: id, text })
  })
}
