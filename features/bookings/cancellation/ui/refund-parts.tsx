import type { BookingPrice } from "#features/bookings/core/booking.ts"
import { formatEuro } from "#platform/money.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"

interface RefundPartsProps {
  price: BookingPrice
  refund: BookingPrice
  /** „Zurück an dich“ */
  totalLabel: string
}

/** What goes back of what was paid, part by part: the same amounts as in the mail. */
export function RefundParts({ price, refund, totalLabel }: RefundPartsProps) {
  return (
    <SumTable className="mt-4">
      <SumRow
        label="Kostenanteil"
        note={formatPaid(refund.shareCents, price.shareCents)}
        amount={formatEuro(refund.shareCents)}
      />
      <SumRow
        label="Servicegebühr"
        note={formatPaid(refund.feeCents, price.feeCents)}
        amount={formatEuro(refund.feeCents)}
      />
      <SumRow label={totalLabel} amount={formatEuro(refund.totalCents)} isTotal />
    </SumTable>
  )
}

// all of a part needs no comparison
function formatPaid(backCents: number, paidCents: number): string | undefined {
  return backCents === paidCents ? undefined : `bezahlt ${formatEuro(paidCents)}`
}
