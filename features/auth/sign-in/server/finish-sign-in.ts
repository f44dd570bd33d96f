import { asksSecondFactor } from "#features/auth/second-factor/second-factor.ts"
import type { PendingView } from "#features/auth/second-factor/second-factor-schemas.ts"
import { findDemoCode } from "#features/auth/second-factor/server/demo-app.ts"
import { findFactors } from "#features/auth/second-factor/server/find-factors.ts"
import {
  findPendingSignIn,
  finishPendingSignIn,
  PENDING_COOKIE,
  type PendingSignIn,
  pendingCookieCleared,
} from "#features/auth/second-factor/server/pending-sign-ins.ts"
import {
  canRecover,
  findRecovery,
  requestRecovery,
} from "#features/auth/second-factor/server/request-recovery.tsx"
import { verifyFactor } from "#features/auth/second-factor/server/verify-factor.ts"
import { type Grant, signInGrant } from "#features/auth/sessions/server/session-cookies.ts"
import { findSessionOfIntent, startSession } from "#features/auth/sessions/server/start-session.ts"
import { DomainError } from "#platform/errors.ts"
import { type Db, inTransaction } from "#platform/server/db.ts"
import type { CookieReader } from "#platform/server/endpoint.ts"

interface Finishing {
  /** Six digits of the app, or a recovery code. */
  code: string
  cookie: CookieReader
  /** The caller's network address. */
  address: string
}

/** The second factor opens the session that waits for it; a repeat whose answer was lost succeeds again. */
export async function finishSignIn(db: Db, { code, cookie, address }: Finishing): Promise<Grant> {
  const pending = await findPending(db, cookie)
  const { tokenHash, userId, method, isPersistent, device } = pending
  const intent = JSON.stringify(["factor", tokenHash, code])
  const session = pending.usedAt
    ? await findSessionOfIntent(db, intent)
    : await verified(db, { userId, code, address }, () =>
        inTransaction(db, async (tx) => {
          if (!(await finishPendingSignIn(tx, tokenHash))) return undefined
          return startSession(tx, {
            userId,
            isPersistent,
            device,
            method,
            hasFactor: true,
            intent,
          })
        }),
      )
  if (!session) throw tooLate()
  const grant = await signInGrant(db, session, { address, device })
  return { ...grant, cookies: [...grant.cookies, pendingCookieCleared()] }
}

async function verified<T>(
  db: Db,
  tried: Parameters<typeof verifyFactor>[1],
  open: () => Promise<T>,
): Promise<T> {
  await verifyFactor(db, tried)
  return open()
}

/** How the sign-in of this browser can go on; refuses where none waits. */
export async function getPendingView(db: Db, cookie: CookieReader): Promise<PendingView> {
  const { userId } = await findPending(db, cookie)
  const factors = await findFactors(db, userId)
  const recovery = await findRecovery(db, userId)
  return {
    hasApp: factors.hasApp,
    hasPasskeys: factors.passkeys > 0,
    demoCode: (await findDemoCode(db, userId)) ?? null,
    canRecover: asksSecondFactor(factors) && canRecover(factors),
    recoveryDueAt: recovery?.dueAt.toISOString() ?? null,
  }
}

/** Gives up the lost factors of the sign-in that waits in this browser, after the wait. */
export async function recoverSignIn(db: Db, cookie: CookieReader): Promise<Date> {
  return requestRecovery(db, await findPending(db, cookie))
}

async function findPending(db: Db, cookie: CookieReader): Promise<PendingSignIn> {
  const pending = await findPendingSignIn(db, cookie(PENDING_COOKIE))
  if (!pending) throw tooLate()
  return pending
}

function tooLate(): DomainError {
  return new DomainError(
    "sign-in-over",
    "unauthenticated",
    "Das hat zu lange gedauert. Bitte melde dich noch einmal an.",
  )
}
