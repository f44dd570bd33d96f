import { Check } from "lucide"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { api } from "#platform/api-client.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDay, formatInstant, HOME_ZONE } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { canSettleByNote, FLAG_REASONS, type ListedFlag } from "../payment-flag.ts"
import { paymentStoryPath, settleFlagCallPath } from "../payment-paths.ts"
import { ReasonedCommand } from "./reasoned-command.tsx"

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
                {FLAG_REASONS[flag.reason].title}
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
              {flag.settledAt === null ? (
                <>
                  <p className="mt-1 max-w-text text-ui">{FLAG_REASONS[flag.reason].todo}</p>
                  <p className="mt-1 text-small text-ink3">
                    gemeldet am {formatInstant(new Date(flag.flaggedAt), HOME_ZONE)},{" "}
                    <span className={flag.isOverdue ? "font-semibold text-warn" : undefined}>
                      {flag.isOverdue ? "überfällig seit" : "zu klären bis"}{" "}
                      {formatDay(new Date(flag.dueAt), HOME_ZONE)}
                    </span>
                  </p>
                </>
              ) : (
                <>
                  {flag.note && <p className="mt-1 max-w-text text-ui">„{flag.note}“</p>}
                  <p className="mt-1 text-small text-ink3">
                    gemeldet am {formatInstant(new Date(flag.flaggedAt), HOME_ZONE)}, geklärt{" "}
                    {formatInstant(new Date(flag.settledAt), HOME_ZONE)}
                  </p>
                </>
              )}
            </div>
            {flag.settledAt === null &&
              (canSettleByNote(flag.reason) ? (
                <WithRight right="payments.settle">
                  <ReasonedCommand
                    icon={Check}
                    label="Klären"
                    about={`${FLAG_REASONS[flag.reason].title}, ${flag.subject}`}
                    fieldLabel="Wie es geklärt ist"
                    submitLabel={FLAG_REASONS[flag.reason].settle ?? "Als geklärt ablegen"}
                    send={(input, intent) =>
                      api.post(settleFlagCallPath(flag.id), input, { intent })
                    }
                  />
                </WithRight>
              ) : (
                flag.paymentRef && (
                  <ButtonLink
                    href={paymentStoryPath(flag.paymentRef)}
                    variant="secondary"
                    size="small"
                    className="self-center"
                  >
                    Entscheiden<span className="sr-only">: Zahlung {flag.paymentRef}</span>
                  </ButtonLink>
                )
              ))}
          </li>
        ))}
      </ul>
    </Card>
  )
}
