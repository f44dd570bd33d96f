import { randomUUID } from "node:crypto"
import { endAllSessions } from "#features/auth/core/server/end-sessions.ts"
import { savePasswordHash } from "#features/users/core/server/credentials.ts"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { sendMail } from "#platform/server/mail.ts"
import { PasswordChangedMail } from "./password-changed-mail.tsx"

interface Replacement {
  email: string
  passwordHash: string
  isFirst: boolean
}

/** Writes a new password, ends every other session of its owner and tells them by mail. */
export async function replacePassword(
  tx: Db,
  actor: UserActor,
  { email, passwordHash, isFirst }: Replacement,
): Promise<void> {
  await savePasswordHash(tx, actor, passwordHash)
  await endAllSessions(tx, actor.userId, actor.sessionId)
  await sendMail(tx, {
    key: `password-changed/${randomUUID()}`,
    kind: "password-changed",
    to: email,
    subject: isFirst ? "Passwort festgelegt" : "Passwort geändert",
    body: <PasswordChangedMail isFirst={isFirst} />,
  })
}
