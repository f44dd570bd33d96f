import { useEffect, useRef } from "react"
import type { SignedIn } from "#features/auth/core/auth-schemas.ts"

/**
 * On a test system the way into the cockpit needs no second login: the words that opened the system
 * are tried as address and password (specification, section 2). Where they are none of an account,
 * the login page simply stays.
 */
export function useStagingLogin(isWanted: boolean, onSignedIn: (signedIn: SignedIn) => void): void {
  const hasTried = useRef(false)
  const signedIn = useRef(onSignedIn)
  signedIn.current = onSignedIn
  useEffect(() => {
    if (!isWanted || hasTried.current) return
    hasTried.current = true
    signInWithBasicCredential().then(
      (answer) => signedIn.current(answer),
      () => undefined,
    )
  }, [isWanted])
}

async function signInWithBasicCredential(): Promise<SignedIn> {
  const { callBasicCredential, callSignInWithPassword } = await import(
    "#features/auth/core/ui/auth-calls.ts"
  )
  const { email, password } = await callBasicCredential()
  return callSignInWithPassword({ email, password, isPersistent: false })
}
