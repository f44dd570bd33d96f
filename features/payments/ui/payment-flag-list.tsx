import { Check } from "lucide"
import { useRevalidator } from "react-router"
import { dismissAlertsAbout, showAlert } from "#platform/alerts.ts"
import { api } from "#platform/api-client.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { FLAG_REASONS, type ListedFlag } from "../payment-flag.ts"
import { paymentStoryPath, settleFlagCallPath } from "../payment-paths.ts"

/** What providers reported and nobody could book, each with what it is about at the provider. */
export function PaymentFlagList({ entries }: { entries: readonly ListedFlag[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Hier liegt nichts">
        Rückbuchungen, fremde Beträge und Meldungen zu Zahlungen, die wir nicht kennen, erscheinen
        unter „Offen“.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {entries.map((flag) => (
          <li
            key={flag.id}
            className="grid gap-x-6 gap-y-3 px-card py-4 md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                {FLAG_REASONS[flag.reason]}
                {flag.amountCents !== null && `: ${formatEuro(flag.amountCents)}`}
              </p>
              <p className="text-ui text-ink2 wrap-anywhere">
                {flag.paymentRef ? (
                  <>
                    <TextLink href={paymentStoryPath(flag.paymentRef)} isInline>
                      Zahlung {flag.paymentRef}
                    </TextLink>
                    , beim
                  </>
                ) : (
                  "Beim"
                )}{" "}
                Anbieter <span className="font-mono text-small">{flag.subject}</span>
              </p>
              <p className="text-small text-ink3">
                gemeldet am {formatInstant(new Date(flag.flaggedAt), HOME_ZONE)}
                {flag.settledAt &&
                  `, erledigt ${formatInstant(new Date(flag.settledAt), HOME_ZONE)}`}
              </p>
            </div>
            {flag.settledAt === null && (
              <div className="self-center">
                <SettleButton flag={flag} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}

function SettleButton({ flag: { id, reason, subject } }: { flag: ListedFlag }) {
  const { revalidate } = useRevalidator()
  const { run, isPending } = useAction({
    send: (_, intent) => api.post(settleFlagCallPath(id), {}, { intent }),
    done: () => {
      dismissAlertsAbout("payment-flag")
      return revalidate()
    },
    failed: ({ text }) => {
      const message = "Das ging nicht"
      showAlert({ type: "error", message, description: text, about: "payment-flag" })
    },
  })

  return (
    <Button
      variant="secondary"
      size="small"
      icon={Check}
      isPending={isPending}
      onClick={() => void run()}
    >
      Erledigt
      <span className="sr-only">
        : {FLAG_REASONS[reason]}, {subject}
      </span>
    </Button>
  )
}
