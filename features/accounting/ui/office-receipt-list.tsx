import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { paymentStoryPath } from "#features/payments/payment-paths.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { OfficeReceipt } from "../receipt.ts"

/** All receipts, the newest first, each with its PDF and its payment. */
export function OfficeReceiptList({ entries }: { entries: readonly OfficeReceipt[] }) {
  if (entries.length === 0) {
    return (
      <EmptyState title="Kein Beleg">
        Der erste entsteht, sobald eine Zahlung eingezogen ist. Gesucht wird nach der ganzen Nummer.
      </EmptyState>
    )
  }
  return (
    <Card inset="none">
      <ul className="divide-y divide-line">
        {entries.map((receipt) => (
          <li
            key={receipt.number}
            className="grid gap-x-6 gap-y-0.5 px-card py-4 md:grid-cols-[minmax(0,1fr)_auto]"
          >
            <div className="min-w-0">
              <p>
                <a
                  href={receipt.path}
                  download
                  className="font-semibold text-link underline underline-offset-4 hover:text-ink"
                >
                  {receipt.title} <span className="whitespace-nowrap">{receipt.number}</span>
                </a>
                {receipt.corrects && (
                  <span className="whitespace-nowrap text-ink2"> zu {receipt.corrects}</span>
                )}
              </p>
              <p className="text-small text-ink2">
                {receipt.bookingId === null ? (
                  `Gutschein ${receipt.voucherId}`
                ) : (
                  <TextLink href={adminBookingPath(receipt.bookingId)} isInline>
                    Buchung {receipt.bookingId}
                  </TextLink>
                )}
                {" · "}
                <TextLink href={paymentStoryPath(receipt.paymentRef)} isInline>
                  Zahlung {receipt.paymentRef}
                </TextLink>
                {receipt.buyerName && ` · ${receipt.buyerName}`}
              </p>
            </div>
            <p className="text-small text-ink3 md:text-end">
              <span className="font-semibold text-ink tabular-nums">
                {formatEuro(receipt.totalCents)}
              </span>
              , darin USt {formatEuro(receipt.vatCents)}
              <span className="block">{formatInstant(new Date(receipt.issuedAt), HOME_ZONE)}</span>
            </p>
          </li>
        ))}
      </ul>
    </Card>
  )
}
