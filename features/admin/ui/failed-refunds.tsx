import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { paymentStoryPath } from "#features/payments/payment-paths.ts"
import { type FailedRefund, REFUND_REASON_LABELS } from "#features/payments/refund-list.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { callRetryRefund } from "./admin-calls.ts"
import { RetryMoney } from "./retry-money.tsx"

/** Money that should have gone back and did not. */
export function FailedRefunds({ refunds }: { refunds: readonly FailedRefund[] }) {
  if (refunds.length === 0) {
    return (
      <EmptyState title="Alles ist angekommen">
        Lehnt der Zahlungsdienst eine Erstattung ab, versuchen wir sie nach 1, 6, 24 und 72 Stunden
        noch einmal. So lange steht sie hier.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {refunds.map((refund) => (
          <li
            key={refund.id}
            className="grid gap-x-6 gap-y-2 px-card py-4 md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p className="font-semibold">
                <span className="tabular-nums">{formatEuro(refund.amountCents)}</span> ·{" "}
                {REFUND_REASON_LABELS[refund.reason]}
              </p>
              <p className="text-ui text-ink2 wrap-break-word">
                <TextLink href={paymentStoryPath(refund.paymentRef)} isInline>
                  Zahlung <span className="font-mono">{refund.paymentRef}</span>
                </TextLink>
                , Erstattung <span className="font-mono">{refund.ref}</span>
              </p>
              <p className="text-small text-ink3">
                {refund.attempt === 1 ? "1 Versuch" : `${refund.attempt} Versuche`}, zuletzt{" "}
                {formatInstant(new Date(refund.failedAt), HOME_ZONE)}.{" "}
                {refund.retryAt
                  ? `Von selbst wieder am ${formatInstant(new Date(refund.retryAt), HOME_ZONE)}.`
                  : "Von selbst geschieht nichts mehr."}
              </p>
            </div>
            <WithRight right="refunds.retry">
              <RetryMoney
                about={`${formatEuro(refund.amountCents)}, Erstattung ${refund.ref}`}
                send={(why, intent) => callRetryRefund(refund.id, why, intent)}
              />
            </WithRight>
          </li>
        ))}
      </ul>
    </Card>
  )
}
