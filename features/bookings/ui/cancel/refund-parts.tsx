import { formatEuro } from "#platform/money.ts"
import { LedgerRow, LedgerTable } from "#ui/ledger.tsx"
import type { BookingPrice } from "../../booking.ts"

interface RefundPartsProps {
  price: BookingPrice
  refund: BookingPrice
  /** „Zurück an dich“ */
  totalLabel: string
}

/** What goes back of what was paid, part by part: the same amounts as in the mail. */
export function RefundParts({ price, refund, totalLabel }: RefundPartsProps) {
  return (
    <LedgerTable className="mt-4">
      <LedgerRow
        label="Kostenanteil"
        note={formatPaid(refund.shareCents, price.shareCents)}
        amount={formatEuro(refund.shareCents)}
      />
      <LedgerRow
        label="Servicegebühr"
        note={formatPaid(refund.feeCents, price.feeCents)}
        amount={formatEuro(refund.feeCents)}
      />
      <LedgerRow label={totalLabel} amount={formatEuro(refund.totalCents)} isTotal />
    </LedgerTable>
  )
}

// all of a part needs no comparison
function formatPaid(backCents: number, paidCents: number): string | undefined {
  return backCents === paidCents ? undefined : `bezahlt ${formatEuro(paidCents)}`
}
