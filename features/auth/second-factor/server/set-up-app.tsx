import { and, eq, isNull } from "drizzle-orm"
import { AUTH_LIMITS } from "#features/auth/core/server/auth-limits.ts"
import { sessionsTable } from "#features/auth/core/server/auth-tables.ts"
import { getOwnUser } from "#features/users/core/server/users-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError, fieldError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import { recordEvent } from "#platform/server/events.ts"
import { drawQrCode, type QrCode } from "#platform/server/qr-code.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { completeFactorChange } from "./complete-factor-change.tsx"
import { replaceRecoveryCodes } from "./recovery-codes.ts"
import { authenticatorAppsTable as apps } from "./second-factor-tables.ts"
import { newTotpSecret, openTotpSecret, sealTotpSecret, stepOfCode, totpUri } from "./totp.ts"

export interface AppSetup {
  secret: string
  qr: QrCode
}

/** Hands out the key of an app, which counts once its first code was given; a repeat gets the same. */
export async function startApp(db: Db, { userId }: UserActor): Promise<AppSetup> {
  const { email } = await getOwnUser(db, userId)
  const fresh = newTotpSecret()
  await db
    .insert(apps)
    .values({ userId, sealedSecret: sealTotpSecret(userId, fresh), startedAt: clock.now() })
    .onConflictDoNothing()
  const [app] = await db.select().from(apps).where(eq(apps.userId, userId))
  if (!app || app.confirmedAt) {
    throw new DomainError("app-exists", "invalid", "Du hast schon eine App eingerichtet.")
  }
  const secret = openTotpSecret(userId, app.sealedSecret)
  return { secret, qr: drawQrCode(totpUri(secret, email)) }
}

/**
 * The app's first code makes it count, and answers the recovery codes, which are shown this once. A
 * repeat of the same code gets new ones, because nobody has seen the former.
 */
export async function confirmApp(db: Db, actor: UserActor, code: string): Promise<string[]> {
  const { userId } = actor
  await consumeRateLimit(AUTH_LIMITS.factorAttempts, `set-up/${userId}`)
  const [app] = await db.select().from(apps).where(eq(apps.userId, userId))
  const secret = app && openTotpSecret(userId, app.sealedSecret)
  const step = secret && (await stepOfCode(secret, code, null))
  const isRepeat = app?.confirmedAt != null && step === app.lastStep
  if (!step || (app?.confirmedAt && !isRepeat)) {
    throw fieldError(
      "wrong-factor",
      "code",
      "Dieser Code stimmt nicht. Nimm den, den deine App gerade zeigt.",
    )
  }
  return inTransaction(db, async (tx) => {
    const [confirmed] = await tx
      .update(apps)
      .set({ confirmedAt: clock.now(), lastStep: step })
      .where(and(eq(apps.userId, userId), isNull(apps.confirmedAt)))
      .returning({ userId: apps.userId })
    if (confirmed) {
      await noteFactor(tx, actor)
      await recordEvent(tx, {
        kind: "user.authenticator_added",
        entityId: userId,
        actor,
        role: actor.isPilot ? "pilot" : "passenger",
      })
      await completeFactorChange(tx, actor, "app-added")
    }
    return replaceRecoveryCodes(tx, userId)
  })
}

/** The session in which a factor was made has proven it. */
export async function noteFactor(tx: Db, { sessionId }: UserActor): Promise<void> {
  if (sessionId === undefined) return
  await tx
    .update(sessionsTable)
    .set({ factorAt: clock.now(), provenAt: clock.now() })
    .where(eq(sessionsTable.id, sessionId))
}
