import { useRevalidator } from "react-router"
import { showAlert } from "#platform/alerts.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import type { BankTransferOutcome } from "../bank-transfer.ts"
import { callSettleBankTransfer } from "./bank-transfer-calls.ts"

const LABELS: Readonly<Record<BankTransferOutcome, string>> = {
  done: "Ausgeführt",
  returned: "Zurückgekommen",
  dropped: "Verwerfen",
}

interface OutcomeButtonsProps {
  id: number
  /** Whose transfer it is, for whoever only hears the buttons. */
  of: string
  outcomes: readonly BankTransferOutcome[]
}

/** Says what became of a transfer. */
export function OutcomeButtons({ id, of, outcomes }: OutcomeButtonsProps) {
  const { revalidate } = useRevalidator()
  const { run, isPending } = useAction({
    send: (outcome: BankTransferOutcome, intent) => callSettleBankTransfer(id, outcome, intent),
    done: () => revalidate(),
    failed: (failure) => showAlert({ type: "error", message: failure.text }),
  })
  return (
    <div className="flex flex-wrap gap-2">
      {outcomes.map((outcome) => (
        <Button
          key={outcome}
          variant="secondary"
          size="small"
          isPending={isPending}
          aria-label={`${LABELS[outcome]}: ${of}`}
          onClick={() => void run(outcome)}
        >
          {LABELS[outcome]}
        </Button>
      ))}
    </div>
  )
}
