import { useEffect, useState } from "react"
import { canonicalEmail } from "#features/users/core/email-address.ts"

export type MailState = "unknown" | "free" | "taken"

const PAUSE_MS = 500

/**
 * Asks, a pause after typing, whether an address is free. Says nothing where that can not be
 * known: the check helps, and never stands in the way.
 */
export function useMailCheck(typed: string): MailState {
  const email = canonicalEmail(typed)
  const [known, setKnown] = useState<{ email: string; isFree: boolean }>()
  useEffect(() => {
    if (email === undefined) return
    const question = new AbortController()
    const timer = setTimeout(async () => {
      const isFree = await askIsFree(email, question.signal).catch(() => undefined)
      if (isFree !== undefined) setKnown({ email, isFree })
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      question.abort()
    }
  }, [email])
  if (email === undefined || known?.email !== email) return "unknown"
  return known.isFree ? "free" : "taken"
}

async function askIsFree(email: string, signal: AbortSignal): Promise<boolean> {
  const { callIsMailFree } = await import("./register-calls.ts")
  return callIsMailFree(email, signal)
}
