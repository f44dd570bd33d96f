import { AUTH_LIMITS } from "#features/auth/core/server/auth-limits.ts"
import { limitCodeMails } from "#features/auth/core/server/limit-code-mails.ts"
import { pendingRegistrationsTable } from "#features/auth/core/server/pending-tables.ts"
import { startChallenge } from "#features/auth/core/server/start-challenge.ts"
import { directLoginPath } from "#features/auth/sign-in/direct-login-link.ts"
import { requireOpen } from "#features/settings/server/require-open.ts"
import { emailTaken } from "#features/users/core/server/create-user.ts"
import { findUserByEmail } from "#features/users/core/server/users-queries.ts"
import { getHomeAirportId } from "#features/users/pilots/server/make-pilot-profile.ts"
import { clock } from "#platform/clock.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { sendMail } from "#platform/server/mail.ts"
import { networkHash } from "#platform/server/network-hash.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import type { Registration } from "../registration-schema.ts"
import { RegistrationCodeMail } from "./registration-code-mail.tsx"

/**
 * Takes down what somebody wants to register with and mails them a code. The account is made, named
 * and, for a pilot, given its profile only with that code: who types a foreign address makes no
 * account, no public page and no newsletter of it, and what they typed is gone a day later. A repeat
 * sends a new code, and what was typed last counts.
 */
export async function registerUser(
  db: Db,
  { email, pilot, ...said }: Registration,
  { address }: { address: string },
): Promise<void> {
  requireOpen("registration")
  await consumeRateLimit(AUTH_LIMITS.registrationsByClient, networkHash(address))
  const known = await findUserByEmail(db, email)
  if (known?.isConfirmed) throw emailTaken()
  const homeAirportId = pilot
    ? await getHomeAirportId(db, pilot.homeAirportCode, "pilot.homeAirportCode")
    : null
  await limitCodeMails({ email, address })
  await inTransaction(db, async (tx) => {
    const { id, code, linkToken } = await startChallenge(tx, { email, purpose: "login", address })
    await tx.insert(pendingRegistrationsTable).values({
      challengeId: id,
      firstName: said.firstName,
      lastName: said.lastName,
      hasSubscribedNewsletter: said.hasSubscribedNewsletter,
      licence: pilot?.licence ?? null,
      homeAirportId,
      termsAcceptedAt: clock.now(),
    })
    const link = `${env().PUBLIC_URL}${directLoginPath({ email, linkToken })}`
    const { hasSubscribedNewsletter: hasNewsletter } = said
    await sendMail(tx, {
      key: `registration-code/${id}`,
      kind: "registration-code",
      to: email,
      subject: `Dein Code für ${PRODUCT_NAME}`,
      body: <RegistrationCodeMail code={code} link={link} hasNewsletter={hasNewsletter} />,
      containsCode: true,
    })
  })
}
