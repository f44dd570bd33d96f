import { sentenceOfMissingRight } from "#features/office-roles/office-role-labels.ts"
import { useOfficeRights } from "#features/office-roles/ui/office-rights.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { type OfficeStep, RIGHTS_OF_STEPS } from "../office-grounds.ts"

const loadForm = () => import("./voucher-step-form.tsx").then((module) => module.VoucherStepForm)

interface VoucherStepsProps {
  voucherId: number
  steps: readonly OfficeStep[]
}

/** What the back office may do with a voucher now, each with its reason. */
export function VoucherSteps({ voucherId, steps }: VoucherStepsProps) {
  const has = useOfficeRights()
  const own = steps.filter((step) => has(RIGHTS_OF_STEPS[step]))
  if (steps.length === 0) {
    return <p className="text-ui text-ink2">An diesem Gutschein gibt es nichts mehr zu tun.</p>
  }
  const [first] = steps
  if (first && own.length === 0) {
    return <p className="text-ui text-ink2">{sentenceOfMissingRight(RIGHTS_OF_STEPS[first])}</p>
  }
  return (
    <LazyPart load={loadForm}>
      {(VoucherStepForm) => (
        <div className="grid gap-4">
          {own.map((step) => (
            <VoucherStepForm key={step} voucherId={voucherId} step={step} />
          ))}
        </div>
      )}
    </LazyPart>
  )
}
