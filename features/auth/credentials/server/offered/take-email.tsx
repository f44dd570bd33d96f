import { randomUUID } from "node:crypto"
import { and, desc, eq, isNull } from "drizzle-orm"
import { AUTH_LIMITS } from "#features/auth/core/server/auth-limits.ts"
import { endAllSessions } from "#features/auth/core/server/end-sessions.ts"
import { dropPendingChanges } from "#features/auth/core/server/pending-changes.ts"
import { changeUserEmail } from "#features/users/core/server/change-user-email.ts"
import { confirmEmail } from "#features/users/core/server/confirm-email.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { clock } from "#platform/clock.ts"
import { days } from "#platform/duration.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { eventsTable } from "#platform/server/events.ts"
import { sendMail } from "#platform/server/mail.ts"
import { networkHash } from "#platform/server/network-hash.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { EmailChangedMail } from "../email-changed-mail.tsx"
import { EMAIL_OFFERED } from "./offer-email.tsx"
import { OFFER_DAYS } from "./offer-life.ts"
import { type EmailOffer, verifyOfferToken } from "./offer-token.ts"

export type OfferState = "open" | "taken" | "over"

/** How the offer of a mail stands. Reads only: looking at a link must not change an account. */
export async function findOfferState(db: Db, token: string): Promise<OfferState> {
  const offer = verifyOfferToken(token)
  const user = offer && (await findAccount(db, offer.userId))
  if (!(offer && user)) return "over"
  if (user.email === offer.email) return "taken"
  return !user.isAdmin && (await isNewest(db, offer)) ? "open" : "over"
}

/**
 * The click of who reads the mails of the offered address: the account gets it, every session of it ends, and both
 * addresses are told. One that is taken stays so; one that somebody else has proven meanwhile is over.
 */
export async function takeEmail(
  db: Db,
  { token, address }: { token: string; address: string },
): Promise<void> {
  await consumeRateLimit(AUTH_LIMITS.offersByClient, networkHash(address))
  await inTransaction(db, async (tx) => {
    const offer = verifyOfferToken(token)
    if (!offer) return
    await tx
      .select({ id: usersTable.id })
      .from(usersTable)
      .where(eq(usersTable.id, offer.userId))
      .for("update")
    if ((await findOfferState(tx, token)) !== "open") return
    const user = await getOwnUser(tx, offer.userId)
    const owner = { kind: "user", userId: user.id, isPilot: user.isPilot, isAdmin: false } as const
    if (!(await changeUserEmail(tx, owner, offer.email))) return
    await confirmEmail(tx, offer.email)
    await dropPendingChanges(tx, user.id)
    await endAllSessions(tx, user.id)
    for (const to of [user.email, offer.email]) {
      await sendMail(tx, {
        key: `email-changed/${randomUUID()}`,
        kind: "email-changed",
        to,
        subject: "Mailadresse geändert",
        body: <EmailChangedMail isOld={to === user.email} isByOffice />,
      })
    }
  })
}

async function findAccount(db: Db, userId: number) {
  const { id, email, isAdmin } = usersTable
  const [user] = await db
    .select({ id, email, isAdmin })
    .from(usersTable)
    .where(and(eq(usersTable.id, userId), isNull(usersTable.deletedAt)))
  return user
}

/** Whether nothing has been offered since, and its time is not over. */
async function isNewest(db: Db, { userId, eventId }: EmailOffer): Promise<boolean> {
  const [newest] = await db
    .select({ id: eventsTable.id, at: eventsTable.at })
    .from(eventsTable)
    .where(
      and(
        eq(eventsTable.entity, "user"),
        eq(eventsTable.entityId, userId),
        eq(eventsTable.kind, EMAIL_OFFERED),
      ),
    )
    .orderBy(desc(eventsTable.id))
    .limit(1)
  const oldest = clock.now().getTime() - days(OFFER_DAYS)
  return newest?.id === eventId && newest.at.getTime() >= oldest
}
