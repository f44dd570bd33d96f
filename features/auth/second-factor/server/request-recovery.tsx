import { createHash, randomBytes, randomUUID } from "node:crypto"
import { and, eq, gt, isNull, lt } from "drizzle-orm"
import { AUTH_LIMITS } from "#features/auth/core/server/auth-limits.ts"
import { usersTable } from "#features/users/core/server/users-tables.ts"
import { SYSTEM } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { env } from "#platform/server/env.ts"
import { recordEvent } from "#platform/server/events.ts"
import { sendMail } from "#platform/server/mail.ts"
import { networkHash } from "#platform/server/network-hash.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { stopRecoveryPath } from "../recovery-path.ts"
import { RECOVERY_LIFE_MS, RECOVERY_WAIT_MS } from "../second-factor.ts"
import type { PendingSignIn } from "./pending-sign-ins.ts"
import { RecoveryMail } from "./recovery-mail.tsx"
import { factorRecoveriesTable as recoveries } from "./second-factor-tables.ts"

/** Whether lost factors can be given up by mail: the back office is let in again by its operator. */
export function canRecover({ isAdmin }: { isAdmin: boolean }): boolean {
  return !isAdmin
}

/** The wait that is under way, or over and still good for a sign-in by mail. */
export async function findRecovery(db: Db, userId: number) {
  const oldest = new Date(clock.now().getTime() - RECOVERY_WAIT_MS - RECOVERY_LIFE_MS)
  const [recovery] = await db
    .select({ id: recoveries.id, dueAt: recoveries.dueAt })
    .from(recoveries)
    .where(
      and(
        eq(recoveries.userId, userId),
        isNull(recoveries.endedAt),
        gt(recoveries.requestedAt, oldest),
      ),
    )
  return recovery
}

/**
 * Starts the wait of somebody who has proven their mailbox or password and nothing else, and tells
 * the owner, who can stop it by its link. One that is under way goes on as it is.
 */
export async function requestRecovery(db: Db, { userId }: PendingSignIn): Promise<Date> {
  const known = await findRecovery(db, userId)
  if (known) return known.dueAt
  await consumeRateLimit(AUTH_LIMITS.recoveries, String(userId))
  const requestedAt = clock.now()
  const dueAt = new Date(requestedAt.getTime() + RECOVERY_WAIT_MS)
  const stopToken = randomBytes(32).toString("base64url")
  await inTransaction(db, async (tx) => {
    const [user] = await tx.select().from(usersTable).where(eq(usersTable.id, userId)).for("update")
    if (!user || !canRecover(user)) {
      throw new DomainError(
        "no-recovery",
        "invalid",
        "Für die Verwaltung geht das nicht. Wer den Server betreibt, kann deinen zweiten Faktor zurücksetzen.",
      )
    }
    // one that nobody has ever come back to
    const tooOld = lt(recoveries.dueAt, new Date(requestedAt.getTime() - RECOVERY_LIFE_MS))
    await tx.delete(recoveries).where(and(eq(recoveries.userId, userId), tooOld))
    const [made] = await tx
      .insert(recoveries)
      .values({ id: randomUUID(), userId, stopHash: hashOf(stopToken), requestedAt, dueAt })
      .onConflictDoNothing()
      .returning({ id: recoveries.id })
    if (!made) return
    await recordEvent(tx, {
      kind: "user.recovery_requested",
      entityId: userId,
      actor: SYSTEM,
      role: "system",
    })
    await sendMail(tx, {
      key: `factor-recovery/${made.id}`,
      kind: "factor-recovery",
      to: user.email,
      subject: "Jemand will ohne zweiten Faktor in dein Konto",
      body: (
        <RecoveryMail dueAt={dueAt} stop={`${env().PUBLIC_URL}${stopRecoveryPath(stopToken)}`} />
      ),
      containsCode: true,
    })
  })
  return dueAt
}

export type RecoveryState = "open" | "stopped" | "over"

/** How the wait of a mail stands. Reads only: looking at a link must not stop anything. */
export async function findRecoveryState(db: Db, stopToken: string): Promise<RecoveryState> {
  const [found] = await db
    .select({ outcome: recoveries.outcome })
    .from(recoveries)
    .where(eq(recoveries.stopHash, hashOf(stopToken)))
  if (!found || found.outcome === "used") return "over"
  return found.outcome ?? "open"
}

/** The owner's click; one that is stopped stays so. */
export async function stopRecovery(
  db: Db,
  { stopToken, address }: { stopToken: string; address: string },
): Promise<void> {
  await consumeRateLimit(AUTH_LIMITS.recoveryStopsByClient, networkHash(address))
  await inTransaction(db, async (tx) => {
    const [stopped] = await tx
      .update(recoveries)
      .set({ endedAt: clock.now(), outcome: "stopped" })
      .where(and(eq(recoveries.stopHash, hashOf(stopToken)), isNull(recoveries.endedAt)))
      .returning({ userId: recoveries.userId })
    if (!stopped) return
    await recordEvent(tx, {
      kind: "user.recovery_stopped",
      entityId: stopped.userId,
      actor: SYSTEM,
      role: "system",
    })
  })
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("base64url")
}
