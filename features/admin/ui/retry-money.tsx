import { RotateCw } from "lucide"
import { ReasonedCommand } from "#features/payments/ui/reasoned-command.tsx"
import type { RetryAnswer } from "../retry-schemas.ts"
import { tellRetried } from "./retry-button.tsx"

interface RetryMoneyProps {
  /** Tells this one from the others for who does not see the row. */
  about: string
  send: (why: { note: string }, intent: string) => Promise<RetryAnswer>
}

/** Lets money that was refused try once more, with the reason why it should get through this time. */
export function RetryMoney({ about, send }: RetryMoneyProps) {
  return (
    <ReasonedCommand
      icon={RotateCw}
      label="Noch einmal"
      about={about}
      fieldLabel="Warum es diesmal klappen sollte"
      submitLabel="Noch einmal versuchen"
      send={send}
      tell={(answer) => tellRetried(answer, about)}
    />
  )
}
