import type { CaseName } from "#features/admin/open-case.ts"
import { caseKey } from "#features/admin/open-case.ts"
import { listOpenCases } from "#features/admin/server/open-cases.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { casesTable } from "./cases-tables.ts"

/** The row of a case that still waits, made where there is none; locked, so that of two who take it one does. */
export async function requireOpenCase(tx: Db, actor: UserActor, { kind, subject }: CaseName) {
  const open = await listOpenCases(tx, actor)
  if (!open.some(({ key }) => key === caseKey({ kind, subject }))) {
    throw new DomainError("unknown-case", "not-found", "Dieser Fall wartet nicht mehr.")
  }
  const touchedAt = clock.now()
  const [row] = await tx
    .insert(casesTable)
    .values({ kind, subject, touchedAt })
    .onConflictDoUpdate({ target: [casesTable.kind, casesTable.subject], set: { touchedAt } })
    .returning()
  if (!row) throw new Error(`the case ${kind}/${subject} was not written`)
  return row
}
