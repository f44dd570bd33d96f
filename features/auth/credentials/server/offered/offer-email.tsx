import { lockAccount } from "#features/users/core/server/lock-account.ts"
import { ofOffice } from "#features/users/core/server/of-office.ts"
import { findUserByEmail } from "#features/users/core/server/users-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { fieldError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { recordEvent } from "#platform/server/events.ts"
import { sendMail } from "#platform/server/mail.ts"
import { offeredEmailPath } from "../../offered-email-path.ts"
import { EmailOfferMail } from "./email-offer-mail.tsx"
import { EmailOfferNotice } from "./email-offer-notice.tsx"
import { offerToken } from "./offer-token.ts"

export const EMAIL_OFFERED = "user.email_offered"

interface Wanted {
  userId: number
  email: string
}

/** Refuses an address that an account cannot get; locks the account. */
export async function requireOfferable(tx: Db, { userId, email }: Wanted) {
  const person = await lockAccount(tx, userId)
  if (person.isAdmin) throw ofOffice()
  if (person.email === email) {
    throw fieldError("same-email", "email", "Das ist schon die Adresse dieses Kontos.")
  }
  if ((await findUserByEmail(tx, email))?.isConfirmed) {
    throw fieldError("email-taken", "email", "Zu dieser Adresse gibt es schon ein Konto.")
  }
  return person
}

/**
 * Mails a link to an address that the back office has put down for somebody who gets no mails any more. Nothing
 * changes before it is followed, and the address that the account has is told at once.
 */
export async function offerEmail(tx: Db, admin: UserActor, wanted: Wanted): Promise<void> {
  const { userId, email } = wanted
  const person = await requireOfferable(tx, wanted)
  const eventId = await recordEvent(tx, {
    kind: EMAIL_OFFERED,
    entityId: userId,
    actor: admin,
    role: "admin",
  })
  const link = `${env().PUBLIC_URL}${offeredEmailPath(offerToken({ userId, email, eventId }))}`
  await sendMail(tx, {
    key: `email-offer/${eventId}`,
    kind: "email-offer",
    to: email,
    subject: "Bestätige deine neue Mailadresse",
    body: <EmailOfferMail link={link} />,
    containsCode: true,
  })
  await sendMail(tx, {
    key: `email-offered/${eventId}`,
    kind: "email-offer",
    to: person.email,
    subject: "Für dein Konto ist eine andere Mailadresse vorgemerkt",
    body: <EmailOfferNotice />,
  })
}
