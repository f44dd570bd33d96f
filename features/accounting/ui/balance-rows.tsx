import { formatEuro } from "#platform/money.ts"
import { LedgerRow, LedgerTable } from "#ui/ledger.tsx"
import type { OrderBalance } from "../order-balance.ts"

/** What was paid, what came back, what stays and as what: always the sum of the moves. */
export function BalanceRows({ balance, className }: { balance: OrderBalance; className?: string }) {
  const { reservedCents, paidCents, backCents, waitingCents, shareCents, feeCents } = balance
  const keptCents = paidCents - backCents - waitingCents
  // nothing has left: the sum would only say once more what was paid
  const isWhole = keptCents === paidCents
  const parts = keptCents === 0 ? undefined : formatParts(balance)
  return (
    <LedgerTable {...(className && { className })}>
      {reservedCents !== 0 && (
        <LedgerRow label="Reserviert, nicht abgebucht" amount={formatEuro(reservedCents)} />
      )}
      {(paidCents !== 0 || reservedCents === 0) && (
        <LedgerRow
          label="Bezahlt"
          note={isWhole && parts && `(${parts})`}
          amount={formatEuro(paidCents)}
        />
      )}
      {backCents !== 0 && (
        <LedgerRow label="Zurückbekommen" amount={formatEuro(-backCents)} tone="ok" />
      )}
      {waitingCents !== 0 && (
        <LedgerRow
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
        <LedgerRow
          label="Von deiner Bank zurückgeholt"
          amount={formatEuro(balance.chargedBackCents)}
        />
      )}
      {!isWhole && (
        <LedgerRow label="Das bleibt" note={parts} amount={formatEuro(keptCents)} isTotal />
      )}
    </LedgerTable>
  )
}

function formatParts({ shareCents, feeCents, voucherCents }: OrderBalance): string {
  if (voucherCents !== 0) return "auf dem Gutschein"
  return `${formatEuro(shareCents)} Kostenanteil, ${formatEuro(feeCents)} Servicegebühr`
}
