import { and, desc, eq, inArray, ne, or } from "drizzle-orm"
import { flightsTable } from "#features/flights/core/server/flights-tables.ts"
import { planesTable } from "#features/planes/server/planes-table.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import type { NotedSubject, SheetNoteInput, ShownNote } from "../sheet-note.ts"
import { sheetNotesTable as notes } from "./sheet-notes-table.ts"

const TABLES = { user: usersTable, flight: flightsTable, plane: planesTable } as const

/** The back office notes something down about somebody or something, for itself alone. */
export function addSheetNote(
  db: Db,
  actor: UserActor,
  note: SheetNoteInput,
): Promise<{ id: number }> {
  return inTransaction(db, async (tx) => {
    const table = TABLES[note.subject]
    if ((await tx.$count(table, eq(table.id, note.subjectId))) === 0) {
      throw new DomainError("unknown-subject", "not-found", "Das gibt es nicht.")
    }
    const id = await writeNote(tx, actor, note)
    await recordEvent(tx, {
      kind: `${note.subject}.annotated`,
      entityId: note.subjectId,
      actor,
      role: "admin",
      data: { sheetNoteId: id },
    })
    return { id }
  })
}

/** Keeps the words; the event that knows their number is the caller's. */
export async function writeNote(
  tx: Db,
  { userId: authorId }: UserActor,
  { subject, subjectId, text }: SheetNoteInput,
): Promise<number> {
  const [note] = await tx
    .insert(notes)
    .values({ subject, subjectId, authorId, text, writtenAt: clock.now() })
    .returning({ id: notes.id })
  if (!note) throw new Error(`the note about ${subject} ${subjectId} was not written`)
  return note.id
}

/** The newest first. */
export async function listNotes(
  db: Db,
  subject: NotedSubject,
  subjectId: number,
): Promise<ShownNote[]> {
  const rows = await db
    .select({ note: notes, author: usersTable })
    .from(notes)
    .innerJoin(usersTable, eq(usersTable.id, notes.authorId))
    .where(and(eq(notes.subject, subject), eq(notes.subjectId, subjectId)))
    .orderBy(desc(notes.id))
  return rows.map(({ note, author }) => ({
    id: note.id,
    text: note.text,
    author: { id: author.id, name: `${author.firstName} ${author.lastName}`.trim() },
    at: note.writtenAt.toISOString(),
  }))
}

/** Takes the words out of notes about somebody, their flights and their aircraft; that there was one stays. */
export async function eraseSheetNotes(tx: Db, userId: number): Promise<void> {
  const flights = tx
    .select({ id: flightsTable.id })
    .from(flightsTable)
    .where(eq(flightsTable.pilotId, userId))
  const planes = tx
    .select({ id: planesTable.id })
    .from(planesTable)
    .where(eq(planesTable.pilotId, userId))
  await tx
    .update(notes)
    .set({ text: "" })
    .where(
      and(
        ne(notes.text, ""),
        or(
          and(eq(notes.subject, "user"), eq(notes.subjectId, userId)),
          and(eq(notes.subject, "flight"), inArray(notes.subjectId, flights)),
          and(eq(notes.subject, "plane"), inArray(notes.subjectId, planes)),
        ),
      ),
    )
}
