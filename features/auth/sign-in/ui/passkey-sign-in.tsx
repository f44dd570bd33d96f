import { useEffect, useRef, useState } from "react"
import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import {
  knowsPasskeys,
  offersPasskeysInFields,
  signByPasskey,
} from "#features/auth/passkeys/ui/browser-passkeys.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { useLostPart } from "#ui/loading/lazy-part.tsx"

const loadCalls = () => import("./second-factor-calls.ts")

type PasskeySignInProps = {
  onSignedIn: (signedIn: SignedIn) => void
  /** The browser offers passkeys in a field of the page. */
  isInFields?: boolean
}

/**
 * „Mit Passkey anmelden“, and the same by choosing one in the field of the address, where the browser
 * offers them there. Only where it knows passkeys.
 */
export function PasskeySignIn({ onSignedIn, isInFields = false }: PasskeySignInProps) {
  const [isKnown, setIsKnown] = useState(false)
  useEffect(() => setIsKnown(knowsPasskeys()), [])
  const lose = useLostPart()
  const { run, isPending, failure } = useAction({
    send: async (_, intent) => {
      const { callSignInWithPasskey, loadPasskeyOptions } = await loadCalls().catch(lose)
      const response = await signByPasskey(await loadPasskeyOptions())
      return callSignInWithPasskey({ response, isPersistent: true }, intent)
    },
    done: onSignedIn,
  })
  usePasskeysInFields(isInFields && !isPending, onSignedIn)
  if (!isKnown) return null
  return (
    <div className="grid justify-items-start gap-3">
      {failure?.kind === "refused" && <Notice tone="err" title={failure.text} isAlert />}
      <Button variant="secondary" isPending={isPending} onClick={() => void run()}>
        Mit Passkey anmelden
      </Button>
    </div>
  )
}

/** Waits until somebody chooses a passkey in a field; silent, because nobody has asked for it. */
function usePasskeysInFields(isWanted: boolean, onSignedIn: (signedIn: SignedIn) => void) {
  const isGone = useRef(false)
  const { run } = useAction({
    send: async (_, intent) => {
      if (!(await offersPasskeysInFields()) || isGone.current) return undefined
      const { callSignInWithPasskey, loadPasskeyOptions } = await loadCalls()
      const options = await loadPasskeyOptions({ isPolling: true })
      if (isGone.current) return undefined
      const response = await signByPasskey(options, { isByAutofill: true })
      return callSignInWithPasskey({ response, isPersistent: true }, intent)
    },
    done: (signedIn) => signedIn && onSignedIn(signedIn),
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits as long as it is wanted
  useEffect(() => {
    isGone.current = !isWanted
    if (isWanted) void run()
    return () => {
      isGone.current = true
    }
  }, [isWanted])
}
