import { consumeChallenge } from "#features/auth/core/server/consume-challenge.ts"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import type { Db } from "#platform/server/db.ts"
import { finishRegistration } from "./finish-registration.ts"
import { type FirstFactor, type Opened, openSession } from "./open-session.ts"

type ProvenAddress = Omit<FirstFactor, "userId"> & { challengeId: string; email: string }

/**
 * An address was proven by the code or the link of its mail: confirms its account, or makes it, and
 * opens the session. Undefined where somebody was faster with the same challenge.
 */
export async function openSessionByChallenge(
  tx: Db,
  { challengeId, email, ...session }: ProvenAddress,
): Promise<Opened | undefined> {
  if (!(await consumeChallenge(tx, { id: challengeId, email, purpose: "login" }))) return undefined
  const userId = await confirmEmail(tx, email)
  await finishRegistration(tx, { challengeId, userId })
  return openSession(tx, { userId, ...session })
}
