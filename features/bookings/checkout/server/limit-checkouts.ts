import type { UserActor } from "#platform/actor.ts"
import { minutes } from "#platform/duration.ts"
import { networkOf } from "#platform/network.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"

// a school class shares one network; how much guests in it hold is capped by itself
const CHECKOUTS_PER_ASKER = { name: "checkouts", points: 120, windowMs: minutes(10) }

/** Whoever opens a checkout, by call or by form, is counted; answers by which name. */
export async function limitCheckouts(asker: { user: UserActor | null; address: string }) {
  const name = asker.user ? `user:${asker.user.userId}` : `network:${networkOf(asker.address)}`
  await consumeRateLimit(CHECKOUTS_PER_ASKER, name)
  return name
}
