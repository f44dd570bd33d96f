import { eq } from "drizzle-orm"
import type { z } from "zod"
import type { CaseName } from "#features/admin/open-case.ts"
import type { UserActor } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { assignSchema } from "../case-schemas.ts"
import { casesTable } from "./cases-tables.ts"
import { canOwnCase, listOfficePeople } from "./list-office-people.ts"
import { requireOpenCase } from "./require-open-case.ts"
import { writeCaseNote } from "./write-case-note.ts"

type Assignment = CaseName & z.output<typeof assignSchema>

/** Somebody takes a case, hands it on or puts it back; who has it already keeps it. */
export function assignCase(db: Db, actor: UserActor, assignment: Assignment): Promise<void> {
  const { ownerId, formerOwnerId, note } = assignment
  return inTransaction(db, async (tx) => {
    const row = await requireOpenCase(tx, actor, assignment)
    if (row.ownerId === ownerId) return
    const people = await listOfficePeople(tx)
    if (row.ownerId !== formerOwnerId) {
      const name = people.find(({ id }) => id === row.ownerId)?.name
      const message = name
        ? `Inzwischen hat ${name} den Fall übernommen.`
        : "Inzwischen liegt der Fall wieder in der Schlange."
      throw new DomainError("case-taken", "invalid", message)
    }
    const colleague = people.find(({ id }) => id === ownerId)
    if (ownerId !== null && !(colleague && canOwnCase(colleague, row.kind))) {
      const message = "Wähle jemanden, der darüber entscheiden darf."
      throw new DomainError("no-colleague", "invalid", message, { ownerId: message })
    }
    await tx.update(casesTable).set({ ownerId }).where(eq(casesTable.id, row.id))
    if (note !== "") await writeCaseNote(tx, actor, { caseId: row.id, text: note })
    await recordEvent(tx, {
      kind: "case.assigned",
      entityId: row.id,
      actor,
      role: "admin",
      data: { kind: row.kind, subject: row.subject, from: row.ownerId, to: ownerId },
    })
  })
}
