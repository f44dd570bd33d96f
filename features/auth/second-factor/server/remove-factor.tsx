import { and, eq, isNull } from "drizzle-orm"
import { passkeysTable } from "#features/auth/passkeys/server/passkeys-tables.ts"
import { unknownPasskey } from "#features/auth/passkeys/server/unknown-passkey.ts"
import { lockAccount } from "#features/users/core/server/lock-account.ts"
import { type Actor, SYSTEM, type UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { asksSecondFactor, canRemoveFactor } from "../second-factor.ts"
import { completeFactorChange } from "./complete-factor-change.tsx"
import { findFactors } from "./find-factors.ts"
import {
  authenticatorAppsTable,
  factorRecoveriesTable,
  recoveryCodesTable,
} from "./second-factor-tables.ts"

/** Takes the app away; one that is gone already stays so. */
export function removeApp(db: Db, actor: UserActor): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, actor.userId)
    const factors = await findFactors(tx, actor.userId)
    if (factors.hasApp && !canRemoveFactor(factors)) throw lastFactor()
    const [gone] = await tx
      .delete(authenticatorAppsTable)
      .where(eq(authenticatorAppsTable.userId, actor.userId))
      .returning({ confirmedAt: authenticatorAppsTable.confirmedAt })
    if (!gone?.confirmedAt) return
    await afterRemoval(tx, actor, "user.authenticator_removed", "app-removed")
  })
}

/** Takes a passkey away; one that is gone already stays so. */
export function removePasskey(db: Db, actor: UserActor, id: string): Promise<void> {
  return inTransaction(db, async (tx) => {
    await lockAccount(tx, actor.userId)
    const own = and(eq(passkeysTable.id, id), eq(passkeysTable.userId, actor.userId))
    const [known] = await tx.select({ id: passkeysTable.id }).from(passkeysTable).where(own)
    if (!known) throw unknownPasskey()
    if (!canRemoveFactor(await findFactors(tx, actor.userId))) throw lastFactor()
    await tx.delete(passkeysTable).where(own)
    await afterRemoval(tx, actor, "user.passkey_removed", "passkey-removed")
  })
}

/** Takes everything away, for whoever has lost it, and ends what it has opened. */
export async function resetFactors(tx: Db, userId: number, actor: Actor = SYSTEM): Promise<void> {
  await tx.delete(authenticatorAppsTable).where(eq(authenticatorAppsTable.userId, userId))
  await tx.delete(passkeysTable).where(eq(passkeysTable.userId, userId))
  await tx.delete(recoveryCodesTable).where(eq(recoveryCodesTable.userId, userId))
  await tx
    .update(factorRecoveriesTable)
    .set({ endedAt: clock.now(), outcome: "used" })
    .where(and(eq(factorRecoveriesTable.userId, userId), isNull(factorRecoveriesTable.endedAt)))
  await recordEvent(tx, { kind: "user.factors_reset", entityId: userId, actor, role: "system" })
  await completeFactorChange(tx, { userId }, "reset")
}

async function afterRemoval(
  tx: Db,
  actor: UserActor,
  kind: "user.authenticator_removed" | "user.passkey_removed",
  change: "app-removed" | "passkey-removed",
) {
  // codes that stand in for a factor go with the last one that is asked for
  if (!asksSecondFactor(await findFactors(tx, actor.userId))) {
    await tx.delete(recoveryCodesTable).where(eq(recoveryCodesTable.userId, actor.userId))
  }
  await recordEvent(tx, {
    kind,
    entityId: actor.userId,
    actor,
    role: actor.isPilot ? "pilot" : "passenger",
  })
  await completeFactorChange(tx, actor, change)
}

function lastFactor(): DomainError {
  return new DomainError(
    "last-factor",
    "invalid",
    "Die Verwaltung braucht einen zweiten Faktor. Richte zuerst einen anderen ein.",
  )
}
