import type { UserActor } from "#platform/actor.ts"
import { minutes } from "#platform/duration.ts"
import { countTry } from "#platform/server/rate-limit.ts"

const CHECKOUTS_PER_ASKER = { name: "checkouts", points: 30, windowMs: minutes(10) }

/** Whoever opens a checkout, by call or by form, is counted; answers by which name. */
export async function countCheckout(asker: { user: UserActor | null; address: string }) {
  const name = asker.user ? `user:${asker.user.userId}` : `address:${asker.address}`
  await countTry(CHECKOUTS_PER_ASKER, name)
  return name
}
