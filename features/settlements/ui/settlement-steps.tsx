import { StepPath } from "#ui/navigation/step-path.tsx"
import { accountPath, confirmPath, costsPath } from "../settlement-paths.ts"
import type { SettlementSheet } from "../settlement-view.ts"

type Step = "costs" | "confirm" | "account"

/** The three pages of a settlement. */
export function SettlementSteps({ sheet, current }: { sheet: SettlementSheet; current: Step }) {
  const { flight, actualCostCents, isSubmitted } = sheet
  const steps = [
    {
      step: "costs",
      label: "Kosten",
      href: costsPath(flight.id),
      isDone: actualCostCents !== null,
    },
    { step: "confirm", label: "Wer war dabei", href: confirmPath(flight.id), isDone: isSubmitted },
    { step: "account", label: "Auszahlung", href: accountPath(flight.id), isDone: false },
  ] as const
  return (
    <StepPath
      label="Flug abrechnen"
      steps={steps.map(({ step, label, href, isDone }) => ({
        label,
        href,
        state: step === current ? "current" : isDone ? "done" : "open",
      }))}
    />
  )
}
