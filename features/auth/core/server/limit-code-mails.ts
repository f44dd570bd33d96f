import { networkHash } from "#platform/server/network-hash.ts"
import { consumeRateLimit } from "#platform/server/rate-limit.ts"
import { AUTH_LIMITS, limitKey } from "./auth-limits.ts"

interface CodeMail {
  /** Where it goes. */
  email: string
  /** The caller's network address. */
  address: string
  /** An account that is signed in, or a browser that knows the account: strangers take nothing from it. */
  trusted?: string | undefined
}

/** Counts a mail with a code; throws `too-many-tries` where its caller or recipient has had enough. */
export async function limitCodeMails({ email, address, trusted }: CodeMail): Promise<void> {
  const network = networkHash(address)
  await consumeRateLimit(AUTH_LIMITS.codesByClient, network)
  if (trusted !== undefined) {
    await consumeRateLimit(AUTH_LIMITS.codesToTrusted, limitKey(email, trusted))
    return
  }
  await consumeRateLimit(AUTH_LIMITS.codesToAddressByClient, limitKey(email, network))
  await consumeRateLimit(AUTH_LIMITS.codesToAddress, limitKey(email))
}
