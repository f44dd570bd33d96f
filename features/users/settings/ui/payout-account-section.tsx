import { CircleCheck, ExternalLink, Hourglass } from "lucide"
import type { PayoutState } from "#features/users/bank-accounts/payout-account.ts"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { api } from "#platform/api-client.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import type { IconShape } from "#ui/elements/icon.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { PayoutsWait } from "./payouts-wait.tsx"

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

interface PayoutAccountSectionProps {
  state: PayoutState
  /** Until when nothing is paid out, because the bank behind it is new. */
  waitsUntil: string | null
}

/** Where the provider pays a pilot: how far that is, and the way to its pages. */
export function PayoutAccountSection({ state, waitsUntil }: PayoutAccountSectionProps) {
  const { run, isPending, failure } = useAction({
    send: (_, intent) =>
      api.post<{ url: string }>("/api/payout-account/onboarding", {}, { intent }),
    done: ({ url }) => leave(url),
  })
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
      {waitsUntil && (
        <div className="mt-4">
          <PayoutsWait until={waitsUntil} />
        </div>
      )}
      {failure && (
        <div className="mt-4">
          <Notice tone="err" isAlert>
            {failure.text}
          </Notice>
        </div>
      )}
      <Button
        className="mt-5"
        size="small"
        variant={state === "ready" || state === "checking" ? "secondary" : "primary"}
        icon={ExternalLink}
        isPending={isPending}
        onClick={() => void run()}
      >
        {action}
      </Button>
    </SettingsSection>
  )
}

// pending until the provider's page is here
function leave(url: string): Promise<never> {
  window.location.assign(url)
  return new Promise(() => undefined)
}
