import { and, eq, isNull } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { SYSTEM } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { recordEvent } from "#platform/server/events.ts"
import { isMacFor, macFor } from "#platform/server/mac.ts"
import { OPTIONAL_MAILS, type OptionalMail } from "../mail-kinds.ts"
import { unsubscribeMailsPath } from "../unsubscribe-mails-path.ts"

/** A link that turns one kind of mail off for one account, and can do nothing else. */
interface MailUnsubscription {
  userId: number
  mail: OptionalMail
  key: string
}

const PURPOSE = "mail-unsubscribe"

export function unsubscribeMailsKey(userId: number, mail: OptionalMail): string {
  return macFor(PURPOSE, signedText(userId, mail))
}

function signedText(userId: number, mail: OptionalMail): string {
  return `${userId}/${mail}`
}

/** For the mail itself, and for the header by which mail programs press it. */
export function unsubscribeMailsUrl(userId: number, mail: OptionalMail): string {
  const path = unsubscribeMailsPath(userId, mail, unsubscribeMailsKey(userId, mail))
  return `${env().PUBLIC_URL}${path}`
}

/** What the page shows before it happens, and afterwards. */
export async function getMailUnsubscription(db: Db, link: MailUnsubscription) {
  const user = await findRecipient(db, link)
  const label = OPTIONAL_MAILS.find(({ id }) => id === link.mail)?.label ?? ""
  return { label, isDone: user.mutedMails.includes(link.mail) }
}

/** Turns them off; a repeat changes nothing. */
export function unsubscribeMails(db: Db, link: MailUnsubscription): Promise<void> {
  return inTransaction(db, async (tx) => {
    const { mutedMails } = await findRecipient(tx, link, true)
    if (mutedMails.includes(link.mail)) return
    await tx
      .update(usersTable)
      .set({ mutedMails: [...mutedMails, link.mail] })
      .where(eq(usersTable.id, link.userId))
    await recordEvent(tx, {
      kind: "user.settings_changed",
      entityId: link.userId,
      actor: SYSTEM,
      role: "system",
      data: { fields: ["mutedMails"] },
    })
  })
}

async function findRecipient(db: Db, { userId, mail, key }: MailUnsubscription, isLocked = false) {
  const asked = db
    .select({ mutedMails: usersTable.mutedMails })
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isNull(usersTable.deletedAt)))
  const [user] = isLocked ? await asked.for("update") : await asked
  if (!user || !isMacFor(PURPOSE, signedText(userId, mail), key)) {
    throw new DomainError("unknown-unsubscription", "not-found", "Diesen Link gibt es nicht.")
  }
  return user
}
