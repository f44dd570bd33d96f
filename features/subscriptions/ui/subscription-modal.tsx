import { useEffect, useId, useState } from "react"
import { useNavigate, useRevalidator } from "react-router"
import type { SignedIn } from "#features/auth/core/auth-schemas.ts"
import { CodeForm } from "#features/auth/sign-in/ui/code-form.tsx"
import { SETTINGS_PATH } from "#features/users/core/settings-path.ts"
import { useUserStore } from "#features/users/core/ui/user-store.ts"
import { showAlert } from "#platform/alerts.ts"
import { trackEvent } from "#platform/analytics.ts"
import { text } from "#platform/messages/text.ts"
import { sessionExpiry } from "#platform/session-state.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Dialog } from "#ui/overlays/dialog.tsx"
import { DigestExplained } from "./digest-explained.tsx"
import { refetchSubscriptions } from "./subscription-calls.ts"
import { type Created, SubscriptionForm } from "./subscription-form.tsx"
import { closeSubscriptionModal, type ModalOptions } from "./subscription-modal-store.ts"

/**
 * „Benachrichtigung einrichten“: a town and its surroundings. A visitor confirms the address right
 * here, with the code form in the place of the first. The button below sends whichever is shown.
 */
export function SubscriptionModal({ options }: { options: ModalOptions }) {
  // a session that the call will renew counts as signed in
  const [isSignedIn, setIsSignedIn] = useState(() => sessionExpiry() !== undefined)
  const [created, setCreated] = useState<Created>()
  // closed in the middle of a call, nobody would learn what became of it, and the code had no field
  const [isPending, setIsPending] = useState(false)
  const formId = useId()
  const enter = useEntrance()
  useEffect(() => trackEvent("Create Subscription"), [])

  function onCreated(next: Created) {
    if (!isSignedIn) return setCreated(next)
    closeSubscriptionModal()
    sayThatItIsSaved()
    void refetchSubscriptions().catch(() => undefined)
  }

  const { size = "small", isClosable = true } = options
  const form = created ? (
    <CodeForm
      formId={formId}
      email={created.email}
      redirect={created.redirect}
      onPendingChange={setIsPending}
      onOtherEmail={() => setCreated(undefined)}
      onSignedIn={(signedIn) => enter(signedIn, created.redirect)}
      onHoneypotCode={created.isHoneypotFilled ? closeSubscriptionModal : undefined}
    />
  ) : (
    <SubscriptionForm
      id={formId}
      options={options}
      isSignedIn={isSignedIn}
      onPendingChange={setIsPending}
      onSessionOver={() => setIsSignedIn(false)}
      onCreated={onCreated}
    />
  )
  return (
    <Dialog
      isOpen
      onClose={closeSubscriptionModal}
      isClosable={isClosable && !isPending}
      size={size}
      title="Benachrichtigung einrichten"
      footer={
        <Button type="submit" form={formId} isWide isPending={isPending}>
          {text(created ? "subscription.button.confirm" : "subscription.button.submit")}
        </Button>
      }
    >
      {size === "small" ? (
        form
      ) : (
        <div className="grid gap-x-8 md:grid-cols-[1fr_15rem]">
          {form}
          <DigestExplained />
        </div>
      )}
    </Dialog>
  )
}

/** What happens once the code was right: the visitor has become somebody who is signed in. */
function useEntrance() {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async ({ user }: SignedIn, redirect: string) => {
    useUserStore.getState().setUser(user)
    closeSubscriptionModal()
    showAlert({ type: "success", message: text("login.success") })
    sayThatItIsSaved()
    await revalidate()
    await navigate(redirect || SETTINGS_PATH)
  }
}

function sayThatItIsSaved() {
  showAlert({
    type: "success",
    message: text("basics.saved"),
    description: text("subscription.saved"),
  })
}
