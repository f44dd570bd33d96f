import { eq } from "drizzle-orm"
import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { usersTable } from "./users-tables.ts"

export interface RegistrationDetails {
  firstName: string
  lastName: string
  hasSubscribedNewsletter: boolean
  termsAcceptedAt: Date
}

/**
 * Writes what somebody said of themselves when they registered, now that their address is proven.
 * The events are the proof of what they agreed to (Art. 7 GDPR).
 */
export async function completeRegistration(
  tx: Db,
  userId: number,
  said: RegistrationDetails,
): Promise<void> {
  await tx.update(usersTable).set(said).where(eq(usersTable.id, userId))
  const actor: UserActor = { kind: "user", userId, isPilot: false, isAdmin: false }
  const event = { entityId: userId, actor, role: "passenger" } as const
  await recordEvent(tx, { ...event, kind: "user.registered" })
  if (said.hasSubscribedNewsletter) {
    await recordEvent(tx, { ...event, kind: "user.newsletter_subscribed" })
  }
}
