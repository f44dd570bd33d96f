import type { ReactElement } from "react"
import { AUTH_LIMITS } from "#features/auth/core/server/auth-limits.ts"
import { limitCodeMails } from "#features/auth/core/server/limit-code-mails.ts"
import { addPendingChange } from "#features/auth/core/server/pending-changes.ts"
import { startChallenge } from "#features/auth/core/server/start-challenge.ts"
import { lockCredentials } from "#features/users/core/server/credentials.ts"
import { findUserByEmail } from "#features/users/core/server/users-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { fieldError } from "#platform/errors.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { sendMail } from "#platform/server/mail.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { EmailTakenMail } from "./email-taken-mail.tsx"
import { LeaveEmailMail } from "./leave-email-mail.tsx"
import { NewEmailMail } from "./new-email-mail.tsx"

interface WantedEmail {
  /** The new address in its canonical spelling. */
  email: string
  /** The caller's network address. */
  address: string
}

/**
 * Mails a code to the address that an account has and one to the address that it shall have. Does
 * the same where the new one belongs to somebody: only they are notified, by mail, and the code that
 * nobody got never fits.
 */
export async function changeEmail(
  db: Db,
  actor: UserActor,
  { email: newEmail, address }: WantedEmail,
): Promise<void> {
  const { email } = await lockCredentials(db, actor.userId)
  if (email === newEmail) {
    throw fieldError("same-email", "email", "Das ist schon die Adresse deines Kontos.")
  }
  await consumeRateLimit(AUTH_LIMITS.emailChanges, String(actor.userId))
  await limitCodeMails({ email, address, trusted: String(actor.userId) })
  await limitCodeMails({ email: newEmail, address })
  const isTaken = (await findUserByEmail(db, newEmail))?.isConfirmed ?? false
  await inTransaction(db, async (tx) => {
    const leaving = await startChallenge(tx, { email, purpose: "email" })
    const arriving = await startChallenge(tx, { email: newEmail, purpose: "email" })
    await addPendingChange(tx, {
      userId: actor.userId,
      kind: "email",
      challengeId: leaving.id,
      newChallengeId: arriving.id,
      newEmail,
    })
    const send = (id: string, to: string, subject: string, body: ReactElement) =>
      sendMail(tx, {
        kind: "email-change",
        key: `email-change/${id}`,
        to,
        subject,
        body,
        containsCode: true,
      })
    await send(
      leaving.id,
      email,
      "Dein Code für den Wechsel der Adresse",
      <LeaveEmailMail code={leaving.code} newEmail={newEmail} />,
    )
    if (isTaken) {
      await send(arriving.id, newEmail, "Diese Adresse hat schon ein Konto", <EmailTakenMail />)
    } else {
      await send(
        arriving.id,
        newEmail,
        `Dein Code für die neue Adresse auf ${PRODUCT_NAME}`,
        <NewEmailMail code={arriving.code} />,
      )
    }
  })
}
