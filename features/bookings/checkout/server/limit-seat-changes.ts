import type { UserActor } from "#platform/actor.ts"
import { minutes } from "#platform/duration.ts"
import { networkOf } from "#platform/network.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"

// a school class shares one network
const CHANGES_PER_ASKER = { name: "held-seats", points: 240, windowMs: minutes(10) }

/** Whoever changes how many seats they hold, by call or by form, is counted; answers by which name. */
export async function limitSeatChanges(asker: { user: UserActor | null; address: string }) {
  const name = asker.user ? `user:${asker.user.userId}` : `network:${networkOf(asker.address)}`
  await consumeRateLimit(CHANGES_PER_ASKER, name)
  return name
}
