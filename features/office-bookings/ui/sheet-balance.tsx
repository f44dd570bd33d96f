import type { OrderBalance } from "#features/accounting/order-balance.ts"
import { formatEuro } from "#platform/money.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"

/** How the money of all orders of a booking stands together: always the sum of the moves. */
export function SheetBalance({ balance }: { balance: OrderBalance }) {
  const { reservedCents, paidCents, backCents, waitingCents, chargedBackCents, goodwillCents } =
    balance
  const { shareCents, feeCents } = balance
  return (
    <SumTable>
      {reservedCents !== 0 && (
        <SumRow label="Reserviert, nicht eingezogen" amount={formatEuro(reservedCents)} />
      )}
      <SumRow label="Eingezogen" amount={formatEuro(paidCents)} />
      {goodwillCents !== 0 && <SumRow label="Kulanz von uns" amount={formatEuro(goodwillCents)} />}
      {backCents !== 0 && <SumRow label="An den Gast zurück" amount={formatEuro(-backCents)} />}
      {waitingCents !== 0 && (
        <SumRow
          label={
            backCents === 0 && shareCents + feeCents === 0
              ? "Noch nicht zugeteilt"
              : "Unterwegs zurück zum Gast"
          }
          amount={formatEuro(-waitingCents)}
        />
      )}
      {chargedBackCents !== 0 && (
        <SumRow label="Von einer Bank zurückgeholt" amount={formatEuro(chargedBackCents)} />
      )}
      <SumRow
        label="Das bleibt"
        note={`${formatEuro(shareCents)} Kostenanteil, ${formatEuro(feeCents)} Servicegebühr`}
        amount={formatEuro(shareCents + feeCents)}
        isTotal
      />
    </SumTable>
  )
}
