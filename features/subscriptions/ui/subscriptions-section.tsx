import { useEffect, useRef, useState } from "react"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { useUserStore } from "#features/users/core/ui/user-store.ts"
import { dismissAlertsAbout, showAlert } from "#platform/alerts.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { MAX_SUBSCRIPTIONS } from "../subscription.ts"
import type { ListedSubscription } from "../subscription-schemas.ts"
import { SubscriptionButton } from "./subscription-button.tsx"
import { callUnsubscribe } from "./subscription-calls.ts"
import { SubscriptionRow } from "./subscription-row.tsx"

type Ended = Pick<ListedSubscription, "id" | "name" | "deleteActivation">

/**
 * The Suchagenten of the signed-in person: what the page's loader brought, from then on what the
 * user store holds.
 */
export function SubscriptionsSection({
  subscriptions,
}: {
  subscriptions: readonly ListedSubscription[]
}) {
  const stored = useUserStore((store) => store.subscriptions)
  const setStored = useUserStore((store) => store.setSubscriptions)
  const [isStored, setIsStored] = useState(false)
  const [status, setStatus] = useState("")
  const section = useRef<HTMLDivElement>(null)
  useEffect(() => {
    setStored(subscriptions)
    setIsStored(true)
  }, [subscriptions, setStored])
  const shown = isStored ? stored : subscriptions

  const { run, pending } = useAction({
    send: (subscription: Ended) => {
      setStatus("")
      return callUnsubscribe(subscription)
    },
    done: (_, { name }) => {
      dismissAlertsAbout("unsubscribing")
      setStatus(`Keine Mails mehr zu ${name}.`)
      section.current?.focus()
    },
    failed: () =>
      showAlert({
        type: "error",
        message: text("basics.error.deletingFailed"),
        description: text("subscription.error.deletingFailed"),
        about: "unsubscribing",
      }),
  })

  return (
    <SettingsSection
      id="suchagenten"
      title="Suchagenten"
      intro="Kommt um einen dieser Orte ein Flug dazu, schreiben wir dir um 18 Uhr. Höchstens eine Mail am Tag."
    >
      <div ref={section} tabIndex={-1} className="grid gap-5 outline-none">
        {shown.length > 0 ? (
          <ul className="border-b border-line">
            {shown.map((subscription) => (
              <SubscriptionRow
                key={subscription.id}
                subscription={subscription}
                isPending={pending?.id === subscription.id}
                onDelete={() => run(subscription)}
              />
            ))}
          </ul>
        ) : (
          <p className="text-ink2">Noch keiner eingerichtet.</p>
        )}
        <p role="status" className="text-small text-ink2 empty:hidden">
          {status}
        </p>
        <div>
          {shown.length < MAX_SUBSCRIPTIONS ? (
            <SubscriptionButton variant="quiet" />
          ) : (
            <p className="text-small text-ink3">
              Mehr als {MAX_SUBSCRIPTIONS} Suchagenten gehen nicht.
            </p>
          )}
        </div>
      </div>
    </SettingsSection>
  )
}
