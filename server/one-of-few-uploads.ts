import { DomainError } from "#platform/errors.ts"
import type { AnyCall } from "#server/parse-call.ts"

/** More than any of our pages sends at once. */
const AT_ONCE = 12

interface InHand {
  count: number
  last: Promise<unknown>
}

const inHand = new Map<string, InHand>()

/**
 * Takes in a file for somebody: refuses one more where several of theirs are in hand, before anything of
 * it is read, and works on one of theirs after the other. So the files of one person fill no memory, and
 * everybody else waits for at most one file of each.
 */
export async function oneOfFewUploads<Read, Answer>(
  { user, address }: Pick<AnyCall, "user" | "address">,
  read: () => Promise<Read>,
  work: (file: Read) => Promise<Answer>,
): Promise<Answer> {
  const who = user ? `user ${user.userId}` : address
  const own = inHand.get(who) ?? { count: 0, last: Promise.resolve() }
  if (own.count >= AT_ONCE) {
    throw new DomainError(
      "too-many-uploads",
      "limited",
      "Warte, bis deine anderen Dateien gelesen sind.",
      {},
      10,
    )
  }
  own.count += 1
  inHand.set(who, own)
  try {
    // a slow line must not hold up what its owner sends by a quicker one
    const file = await read()
    const turn = own.last.then(() => work(file))
    own.last = turn.catch(() => undefined)
    return await turn
  } finally {
    own.count -= 1
    if (own.count === 0) inHand.delete(who)
  }
}
