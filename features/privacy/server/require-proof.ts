import { findSessionProof } from "#features/auth/core/server/session-proof.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import { DomainError } from "#platform/errors.ts"
import type { Db } from "#platform/server/db.ts"
import { isProofFresh } from "../privacy.ts"

/** Whether somebody has signed in within the last minutes. */
export async function isProven(db: Db, actor: UserActor): Promise<boolean> {
  const proof = await findSessionProof(db, actor)
  return isProofFresh(proof?.provenAt, clock.now())
}

/** Lets only those through who have signed in within the last minutes. */
export async function requireProof(db: Db, actor: UserActor): Promise<void> {
  if (await isProven(db, actor)) return
  throw new DomainError(
    "proof-needed",
    "forbidden",
    "Dafür musst du dich noch einmal ausweisen. Wir schicken dir einen Code.",
  )
}
