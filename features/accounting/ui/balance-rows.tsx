import { formatEuro } from "#platform/money.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import type { OrderBalance } from "../order-balance.ts"

/** What was paid, what came back, what stays and as what: always the sum of the moves. */
export function BalanceRows({ balance, className }: { balance: OrderBalance; className?: string }) {
  const { reservedCents, paidCents, backCents, waitingCents, shareCents, feeCents } = balance
  const { goodwillCents } = balance
  const retainedCents = paidCents + goodwillCents - backCents - waitingCents
  // nothing has left: the sum would only say once more what was paid
  const isWhole = retainedCents === paidCents && goodwillCents === 0
  const parts = retainedCents === 0 ? undefined : formatParts(balance)
  return (
    <SumTable {...(className && { className })}>
      {reservedCents !== 0 && (
        <SumRow label="Reserviert, nicht abgebucht" amount={formatEuro(reservedCents)} />
      )}
      {(paidCents !== 0 || reservedCents === 0) && (
        <SumRow
          label="Bezahlt"
          note={isWhole && parts && `(${parts})`}
          amount={formatEuro(paidCents)}
        />
      )}
      {goodwillCents !== 0 && (
        <SumRow label="Kulanz von uns" amount={formatEuro(goodwillCents)} tone="ok" />
      )}
      {backCents !== 0 && (
        <SumRow label="Zurückbekommen" amount={formatEuro(-backCents)} tone="ok" />
      )}
      {waitingCents !== 0 && (
        <SumRow
          label={
            backCents === 0 && shareCents + feeCents === 0
              ? "Noch nicht zugeteilt"
              : "Unterwegs zurück"
          }
          amount={formatEuro(-waitingCents)}
          tone="ok"
        />
      )}
      {balance.chargedBackCents !== 0 && (
        <SumRow
          label="Von deiner Bank zurückgeholt"
          amount={formatEuro(balance.chargedBackCents)}
        />
      )}
      {!isWhole && (
        <SumRow label="Das bleibt" note={parts} amount={formatEuro(retainedCents)} isTotal />
      )}
    </SumTable>
  )
}

function formatParts({ shareCents, feeCents, voucherCents }: OrderBalance): string {
  if (voucherCents !== 0) return "auf dem Gutschein"
  return `${formatEuro(shareCents)} Kostenanteil, ${formatEuro(feeCents)} Servicegebühr`
}
