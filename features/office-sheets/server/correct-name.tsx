import { eq } from "drizzle-orm"
import { writeNote } from "#features/sheet-notes/server/write-note.ts"
import { lockAccount } from "#features/users/core/server/lock-account.ts"
import { ofOffice } from "#features/users/core/server/of-office.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import type { UserActor } from "#platform/actor.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { sendMail } from "#platform/server/mail.ts"
import type { NameCorrection } from "../correction.ts"
import { NameCorrectedMail } from "./name-corrected-mail.tsx"

/** The back office puts somebody's name right, and tells them. The same name again changes nothing. */
export function correctName(
  db: Db,
  actor: UserActor,
  userId: number,
  { firstName, lastName, reason }: NameCorrection,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    const person = await lockAccount(tx, userId)
    if (person.firstName === firstName && person.lastName === lastName) return
    if (person.isAdmin) throw ofOffice()
    await tx.update(usersTable).set({ firstName, lastName }).where(eq(usersTable.id, userId))
    const sheetNoteId = await writeNote(tx, actor, {
      subject: "user",
      subjectId: userId,
      text: `Name geändert: ${reason}`,
    })
    const eventId = await recordEvent(tx, {
      kind: "user.name_corrected",
      entityId: userId,
      actor,
      role: "admin",
      data: { sheetNoteId },
    })
    await sendMail(tx, {
      key: `name-corrected/${eventId}`,
      kind: "name-corrected",
      to: person.email,
      subject: "Wir haben deinen Namen geändert",
      body: <NameCorrectedMail name={`${firstName} ${lastName}`.trim()} />,
    })
  })
}
