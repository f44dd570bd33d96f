import { eq } from "drizzle-orm"
import { pendingRegistrationsTable } from "#features/auth/core/server/pending-tables.ts"
import { completeRegistration } from "#features/users/core/server/complete-registration.ts"
import { makePilotProfile } from "#features/users/pilots/server/make-pilot-profile.ts"
import { findPilotProfile } from "#features/users/pilots/server/pilot-profile.ts"
import type { Db } from "#platform/server/db.ts"

/**
 * Makes true what was typed when this challenge was started, once its code or link was given; does
 * nothing where the challenge was an ordinary sign-in.
 */
export async function finishRegistration(
  tx: Db,
  { challengeId, userId }: { challengeId: string; userId: number },
): Promise<void> {
  const [pending] = await tx
    .delete(pendingRegistrationsTable)
    .where(eq(pendingRegistrationsTable.challengeId, challengeId))
    .returning()
  if (!pending) return
  const { firstName, lastName, hasSubscribedNewsletter, termsAcceptedAt } = pending
  await completeRegistration(tx, userId, {
    firstName,
    lastName,
    hasSubscribedNewsletter,
    termsAcceptedAt,
  })
  const { licence, homeAirportId } = pending
  if (!licence || !homeAirportId || (await findPilotProfile(tx, userId))) return
  await makePilotProfile(tx, { userId, licence, homeAirportId })
}
