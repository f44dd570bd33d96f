import { endAllSessions } from "#features/auth/core/server/end-sessions.ts"
import { writeNote } from "#features/sheet-notes/server/write-note.ts"
import { lockAccount } from "#features/users/core/server/lock-account.ts"
import { ofOffice } from "#features/users/core/server/of-office.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"

/** The back office signs somebody out everywhere at once, such as after a lost device. */
export function signOutPerson(
  db: Db,
  actor: UserActor,
  userId: number,
  reason: string,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const person = await lockAccount(tx, userId)
    if (person.isAdmin) throw ofOffice()
    await endAllSessions(tx, userId)
    const sheetNoteId = await writeNote(tx, actor, {
      subject: "user",
      subjectId: userId,
      text: `Überall abgemeldet: ${reason}`,
    })
    await recordEvent(tx, {
      kind: "user.signed_out_by_office",
      entityId: userId,
      actor,
      role: "admin",
      data: { sheetNoteId },
    })
  })
}
