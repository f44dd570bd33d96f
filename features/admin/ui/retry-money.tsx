import { RotateCw } from "lucide"
import { ReasonedCommand } from "#features/payments/ui/reasoned-command.tsx"

interface RetryMoneyProps {
  /** Tells this one from the others for who does not see the row. */
  about: string
  send: (why: { reason: string }, intent: string) => Promise<unknown>
}

/** Lets money that was refused try once more, with the reason why it should get through this time. */
export function RetryMoney({ about, send }: RetryMoneyProps) {
  return (
    <ReasonedCommand
      icon={RotateCw}
      label="Noch einmal"
      about={about}
      field="reason"
      fieldLabel="Warum es diesmal klappen sollte"
      submitLabel="Noch einmal versuchen"
      send={send}
    />
  )
}
