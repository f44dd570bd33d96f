import type { UserActor } from "#platform/actor.ts"
import type { Db } from "#platform/server/db.ts"
import type { CookieReader } from "#platform/server/endpoint.ts"
import type { Grant } from "./session-cookies.ts"

/** What a later room holds for a browser, whoever is signed in there: handed in with the calls. */
export interface BrowserHolds {
  /** Somebody has signed in: what was held for nobody yet is theirs, what is somebody else's ends. */
  takeOver(
    db: Db,
    browser: { user: UserActor; cookie: CookieReader; address: string },
  ): Promise<void>
  /** Somebody signs out: nothing is held for this browser any more. */
  release(db: Db, browser: { user: UserActor | null; cookie: CookieReader }): Promise<void>
}

/** Who has just signed in. */
export function actorOf({ user, sessionId }: Grant): UserActor {
  const { id: userId, isPilot, isAdmin } = user
  return { kind: "user", userId, isPilot, isAdmin, sessionId }
}
