import { formatEuro } from "#platform/money.ts"
import { type BankTransferStatus, canSettle, OUTCOMES, STATUS_LABELS } from "../bank-transfer.ts"
import { OutcomeButtons } from "./outcome-buttons.tsx"

interface TransferRowProps {
  transfer: {
    id: number
    amountCents: number
    holder: string
    ibanLast4: string
    endToEndId: string
    status: BankTransferStatus
  }
}

/** One transfer, and what can be said of it. */
export function TransferRow({ transfer }: TransferRowProps) {
  const { id, amountCents, holder, ibanLast4, endToEndId, status } = transfer
  const outcomes = OUTCOMES.filter((outcome) => canSettle(status, outcome))
  return (
    <li className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-6">
      <p className="text-ui">
        <span className="font-semibold tabular-nums">{formatEuro(amountCents)}</span> an {holder}
        <span className="block text-small text-ink2">
          IBAN …{ibanLast4}, {endToEndId}, {STATUS_LABELS[status]}
        </span>
      </p>
      {outcomes.length > 0 && (
        <OutcomeButtons
          id={id}
          of={`${formatEuro(amountCents)} an ${holder}`}
          outcomes={outcomes}
        />
      )}
    </li>
  )
}
