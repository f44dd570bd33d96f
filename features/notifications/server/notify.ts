import { and, eq, isNull } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { EventRow } from "#platform/server/events.ts"
import { sendMail } from "#platform/server/mail.ts"
import { prepared } from "#platform/server/prepared.ts"
import { ringBell } from "./ring-bell.ts"
import type { Delivery } from "./rule.ts"

/** Rings the bell and sends the mail in one transaction; safe to repeat. A deleted account gets neither. */
export async function notify(db: Db, event: EventRow, delivery: Delivery): Promise<void> {
  const user = await findRecipient(db, delivery)
  if (!user) return
  const { mail } = delivery
  const isMuted = mail?.optional != null && user.mutedMails.includes(mail.optional)
  await inTransaction(db, async (tx) => {
    await ringBell(tx, event, delivery, { createdAt: clock.now() })
    if (!mail || isMuted) return
    await sendMail(tx, {
      key: mail.key,
      kind: "event",
      eventId: event.id,
      to: user.email,
      subject: mail.subject,
      body: mail.body,
      attachments: mail.attachments,
      ...(mail.unsubscribeUrl && { unsubscribeUrl: mail.unsubscribeUrl }),
    })
  })
}

async function findRecipient(db: Db, { userId, mail }: Delivery) {
  if (userId === null) return mail?.to ? { email: mail.to, mutedMails: [] } : undefined
  const [user] = await selectRecipient(db, { userId })
  return user
}

const selectRecipient = prepared((db, { userId }: { userId: number }) =>
  db
    .select({ email: usersTable.email, mutedMails: usersTable.mutedMails })
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isNull(usersTable.deletedAt))),
)
