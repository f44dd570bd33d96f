import type { UserActor } from "#platform/actor.ts"
import { minutes } from "#platform/duration.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"

const CHECKOUTS_PER_ASKER = { name: "checkouts", points: 30, windowMs: minutes(10) }

/** Whoever opens a checkout, by call or by form, is counted; answers by which name. */
export async function limitCheckouts(asker: { user: UserActor | null; address: string }) {
  const name = asker.user ? `user:${asker.user.userId}` : `address:${asker.address}`
  await consumeRateLimit(CHECKOUTS_PER_ASKER, name)
  return name
}
