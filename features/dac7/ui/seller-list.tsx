import { formatEuro } from "#platform/money.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { SELLER_STATE_LABELS, type SellerState } from "../seller-state.ts"
import { type SellerYear, sumOfQuarters } from "../seller-year.ts"

interface SellerListProps {
  sellers: readonly (SellerYear & { pilotId: number; name: string; state: SellerState })[]
}

/** Who was paid in a year, how much, and whether they can be reported. */
export function SellerList({ sellers }: SellerListProps) {
  const total = sellers.reduce(
    (sum, { considerationCents }) => sum + sumOfQuarters(considerationCents),
    0,
  )
  return (
    <SumTable className="mt-3">
      {sellers.map(({ pilotId, name, state, considerationCents, activities }) => (
        <SumRow
          key={pilotId}
          label={name}
          note={`${formatBookings(sumOfQuarters(activities))}, ${SELLER_STATE_LABELS[state]}`}
          amount={formatEuro(sumOfQuarters(considerationCents))}
        />
      ))}
      <SumRow label="Zusammen" amount={formatEuro(total)} isTotal />
    </SumTable>
  )
}

function formatBookings(count: number): string {
  return count === 1 ? "1 Buchung" : `${count} Buchungen`
}
