import { DomainError } from "#platform/errors.ts"
import type { AnyCall } from "#server/parse-call.ts"

/** More than any of our pages sends at once. */
const AT_ONCE = 12

const inHand = new Map<string, number>()

/**
 * Takes in a file for somebody, and refuses one more where several of theirs are being read already:
 * the files of one person never make up the queue in which all others wait.
 */
export async function oneOfFewUploads<T>(
  { user, address }: Pick<AnyCall, "user" | "address">,
  work: () => Promise<T>,
): Promise<T> {
  const who = user ? `user ${user.userId}` : address
  const count = inHand.get(who) ?? 0
  if (count >= AT_ONCE) {
    throw new DomainError(
      "too-many-uploads",
      "limited",
      "Warte, bis deine anderen Dateien gelesen sind.",
      {},
      10,
    )
  }
  inHand.set(who, count + 1)
  try {
    return await work()
  } finally {
    const left = (inHand.get(who) ?? 1) - 1
    if (left > 0) inHand.set(who, left)
    else inHand.delete(who)
  }
}
