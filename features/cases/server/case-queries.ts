import { and, asc, eq, isNotNull } from "drizzle-orm"
import { type CaseName, caseKey } from "#features/admin/open-case.ts"
import { listOpenCases } from "#features/admin/server/open-cases.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import type { QueuedCase } from "../case-list.ts"
import type { CaseDesk, CaseNote } from "../case-view.ts"
import { casesTable as cases, caseNotesTable as notes } from "./cases-tables.ts"
import { canOwnCase, listOfficePeople } from "./list-office-people.ts"

/** All that waits, with whoever sees to it; who has left the back office sees to nothing any more. */
export async function listCases(db: Db, actor: UserActor): Promise<QueuedCase[]> {
  const people = new Map(
    (await listOfficePeople(db)).map(({ id, name }) => [id, { id, name }] as const),
  )
  const rows = await db
    .select({ kind: cases.kind, subject: cases.subject, ownerId: cases.ownerId })
    .from(cases)
    .where(isNotNull(cases.ownerId))
  const owners = new Map(rows.map((row) => [caseKey(row), people.get(row.ownerId ?? 0) ?? null]))
  const open = await listOpenCases(db, actor)
  return open.map((one) => ({ ...one, owner: owners.get(one.key) ?? null }))
}

/** Who sees to a case and what was noted about it, the newest first. */
export async function findCaseDesk(db: Db, { kind, subject }: CaseName): Promise<CaseDesk> {
  const people = (await listOfficePeople(db))
    .filter((person) => canOwnCase(person, kind))
    .map(({ id, name }) => ({ id, name }))
  const isIt = and(eq(cases.kind, kind), eq(cases.subject, subject))
  const [row] = await db.select({ ownerId: cases.ownerId }).from(cases).where(isIt)
  const written = await db
    .select({ note: notes, firstName: usersTable.firstName, lastName: usersTable.lastName })
    .from(notes)
    .innerJoin(cases, eq(cases.id, notes.caseId))
    .innerJoin(usersTable, eq(usersTable.id, notes.authorId))
    .where(isIt)
    .orderBy(asc(notes.id))
  return {
    owner: people.find(({ id }) => id === row?.ownerId) ?? null,
    people,
    notes: written
      .map(
        ({ note, firstName, lastName }): CaseNote => ({
          id: note.id,
          text: note.text,
          author: `${firstName} ${lastName}`.trim() || `Konto ${note.authorId}`,
          at: note.writtenAt.toISOString(),
        }),
      )
      .toReversed(),
  }
}
