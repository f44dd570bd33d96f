import { CircleCheck, ExternalLink, Hourglass } from "lucide"
import { useState } from "react"
import type { PayoutState } from "#features/users/bank-accounts/payout-account.ts"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { api, newIdempotencyKey } from "#platform/api-client.ts"
import { messageOf } from "#platform/api-failure.ts"
import { Button } from "#ui/buttons/button.tsx"
import type { IconShape } from "#ui/elements/icon.tsx"
import { Notice } from "#ui/feedback/notice.tsx"

interface StateTexts {
  tone: "ok" | "warn" | "info"
  icon?: IconShape
  title: string
  text: string
  action: string
}

const WORDS: Record<PayoutState, StateTexts> = {
  none: {
    tone: "warn",
    title: "Noch nicht eingerichtet.",
    text: "Ohne Auszahlungskonto kannst du keinen Flug veröffentlichen. Du brauchst etwa fünf Minuten, deinen Ausweis und deine IBAN.",
    action: "Auszahlungskonto einrichten",
  },
  started: {
    tone: "warn",
    title: "Es fehlen noch Angaben.",
    text: "Was du bei Stripe schon eingegeben hast, steht dort noch. Veröffentlichen kannst du, sobald alles da ist.",
    action: "Bei Stripe weitermachen",
  },
  checking: {
    tone: "info",
    icon: Hourglass,
    title: "Stripe prüft deine Angaben.",
    text: "Das dauert meist ein paar Minuten, selten ein paar Tage. Fehlt noch etwas, fragt dich Stripe per Mail.",
    action: "Angaben bei Stripe ansehen",
  },
  ready: {
    tone: "ok",
    icon: CircleCheck,
    title: "Eingerichtet.",
    text: "Was deine Gäste von den Kosten tragen, kommt nach der Abrechnung hier an.",
    action: "Angaben bei Stripe ändern",
  },
}

/** Where the provider pays a pilot: how far that is, and the way to its pages. */
export function PayoutAccountSection({ state }: { state: PayoutState }) {
  const { isPending, failure, leave } = useOnboarding()
  const { tone, icon, title, text, action } = WORDS[state]
  return (
    <SettingsSection
      id="auszahlung"
      title="Auszahlungskonto"
      intro="Das Geld deiner Gäste geht über den Zahlungsdienst Stripe an dich. Wer du bist und welche Bank du hast, fragt Stripe auf seinen eigenen Seiten."
    >
      <Notice tone={tone} {...(icon && { icon })} title={title}>
        {text}
      </Notice>
      {failure && (
        <div className="mt-4">
          <Notice tone="err" isAlert>
            {failure}
          </Notice>
        </div>
      )}
      <Button
        className="mt-5"
        size="small"
        variant={state === "ready" || state === "checking" ? "secondary" : "primary"}
        icon={ExternalLink}
        isPending={isPending}
        onClick={() => void leave()}
      >
        {action}
      </Button>
    </SettingsSection>
  )
}

function useOnboarding() {
  const [isPending, setIsPending] = useState(false)
  const [failure, setFailure] = useState<string>()

  async function leave() {
    setIsPending(true)
    setFailure(undefined)
    try {
      const { url } = await api.post<{ url: string }>(
        "/api/payout-account/onboarding",
        {},
        { intent: newIdempotencyKey() },
      )
      window.location.assign(url)
    } catch (error) {
      setFailure(messageOf(error))
      setIsPending(false)
    }
  }

  return { isPending, failure, leave }
}
