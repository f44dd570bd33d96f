import { createHmac } from "node:crypto"
import { and, eq, isNull } from "drizzle-orm"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { SYSTEM } from "#platform/actor.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { isSameSecret } from "#platform/server/is-same-secret.ts"
import { secretFor } from "#platform/server/secrets.ts"
import { OPTIONAL_MAILS, type OptionalMail } from "../mail-kinds.ts"

export interface MuteInput {
  mail: string
  userId: number
  key: string
}

/** What a link is about. */
export interface MuteView {
  label: string
  isMuted: boolean
}

/** The key that ends one kind of mail for one person without a login: nobody else can compute it. */
export function muteKeyOf(mail: OptionalMail, userId: number): string {
  return createHmac("sha256", secretFor("mute-mail"))
    .update(`${mail}/${userId}`)
    .digest("base64url")
}

/** For the page that asks before it happens. */
export async function getMuteView(db: Db, input: MuteInput): Promise<MuteView> {
  const kind = kindOf(input)
  const [user] = await db
    .select({ mutedMails: usersTable.mutedMails })
    .from(usersTable)
    .where(living(input.userId))
  if (!user) throw unknownLink()
  return { label: kind.label, isMuted: user.mutedMails.includes(kind.id) }
}

/** Turns one kind of mail off, as the switch in the settings does. Safe to repeat. */
export function muteMail(db: Db, input: MuteInput): Promise<void> {
  const { id } = kindOf(input)
  const { userId } = input
  return inTransaction(db, async (tx) => {
    const [user] = await tx
      .select({ mutedMails: usersTable.mutedMails })
      .from(usersTable)
      .where(living(userId))
      .for("update")
    if (!user) throw unknownLink()
    if (user.mutedMails.includes(id)) return
    await tx
      .update(usersTable)
      .set({ mutedMails: [...user.mutedMails, id] })
      .where(eq(usersTable.id, userId))
    await recordEvent(tx, {
      kind: "user.settings_changed",
      entityId: userId,
      // whoever has the mail, signed in or not
      actor: SYSTEM,
      role: "system",
      data: { fields: ["mutedMails"] },
    })
  })
}

function living(userId: number) {
  return and(eq(usersTable.id, userId), isNull(usersTable.deletedAt))
}

function kindOf({ mail, userId, key }: MuteInput) {
  const kind = OPTIONAL_MAILS.find(({ id }) => id === mail)
  if (!kind || !isSameSecret(muteKeyOf(kind.id, userId), key)) throw unknownLink()
  return kind
}

function unknownLink(): DomainError {
  return new DomainError("unknown-link", "not-found", "Diesen Link gibt es nicht.")
}
