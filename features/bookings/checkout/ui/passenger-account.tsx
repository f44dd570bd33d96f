import { useEffect, useRef, useState } from "react"
import { useRevalidator } from "react-router"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import type { LoginState } from "#features/auth/sign-in/login-state.ts"
import { CodeConfirmation } from "#features/auth/sign-in/ui/code-confirmation.tsx"
import { REVIEW_MAILS_NOTICE } from "#features/users/settings/mail-notice.ts"
import { text } from "#platform/messages/text.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { NEEDS_ATTENTION } from "#ui/forms/scroll-to-invalid.ts"
import type { CheckoutView } from "../checkout-view.ts"
import type { SavedLogin } from "./saved-order.ts"

interface PassengerAccountProps {
  account: CheckoutView["account"]
  /** The page that it belongs to. */
  path: string
  /** What the address is needed for. */
  purpose: string
  /** Seats are held, shorter than with an address. */
  isHeldForGuest: boolean
  /** Where the code form was left that was posted without script. */
  formerLogin: LoginState | undefined
  /** Where it was left before the page was loaded anew. */
  keptLogin: SavedLogin | undefined
  onLoginStep: (login: SavedLogin) => void
  /** Somebody tried to order without it. */
  isMissing: boolean
}

/** Whose order it is: guests prove their address first, which makes the account. */
export function PassengerAccount(props: PassengerAccountProps) {
  const { account, path, purpose, formerLogin, keptLogin, onLoginStep, isMissing } = props
  const revalidator = useRevalidator()
  const [hasJustConfirmed, setHasJustConfirmed] = useState(false)
  const line = useRef<HTMLParagraphElement>(null)
  const isSignedIn = account !== null
  useEffect(() => {
    // the code form is gone, and with it the focus
    if (isSignedIn && hasJustConfirmed) line.current?.focus({ preventScroll: true })
  }, [isSignedIn, hasJustConfirmed])

  if (account) {
    return (
      <div className="mb-5 grid gap-3">
        {hasJustConfirmed && <Notice tone="ok" title={text("login.success")} isAlert />}
        <p ref={line} tabIndex={-1} className="text-small text-ink2">
          Angemeldet als <strong className="font-semibold break-all">{account.email}</strong>
        </p>
      </div>
    )
  }
  return (
    <div className="mb-6 border-b border-line pb-6">
      <h3 className="text-body font-semibold">Zuerst deine E-Mail-Adresse</h3>
      <p className="mt-1 mb-4 text-ui text-ink2">
        {purpose}{" "}
        {props.isHeldForGuest &&
          "Sobald sie bestätigt ist, hast du von da an 15 Minuten für den Rest. "}
        Hast du schon ein Konto mit Passwort? Dann{" "}
        <TextLink href={loginPath(path)} isInline>
          melde dich an
        </TextLink>
        .
      </p>
      <p className="mb-4 hidden text-ui text-ink2 noscript:block">
        Füll den Rest danach aus: Ohne JavaScript geht er mit dem Code verloren.
      </p>
      {isMissing && (
        <div {...NEEDS_ATTENTION} className="mb-4">
          <Notice tone="err" isAlert>
            Bestätige zuerst deine E-Mail-Adresse. Was du eingetragen hast, bleibt stehen.
          </Notice>
        </div>
      )}
      <CodeConfirmation
        key={keptLogin ? "kept" : "new"}
        redirect={path}
        email={keptLogin?.email ?? formerLogin?.email ?? ""}
        isSent={keptLogin?.isSent ?? formerLogin?.step === "code"}
        refused={formerLogin}
        onStep={onLoginStep}
        onConfirmed={() => {
          setHasJustConfirmed(true)
          void revalidator.revalidate()
        }}
      />
      <p className="mt-3 max-w-text text-small text-ink3">{REVIEW_MAILS_NOTICE}</p>
    </div>
  )
}
