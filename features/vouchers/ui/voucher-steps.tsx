import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { OfficeStep } from "../office-grounds.ts"

const loadForm = () => import("./voucher-step-form.tsx").then((module) => module.VoucherStepForm)

interface VoucherStepsProps {
  voucherId: number
  steps: readonly OfficeStep[]
}

/** What the back office may do with a voucher now, each with its reason. */
export function VoucherSteps({ voucherId, steps }: VoucherStepsProps) {
  if (steps.length === 0) {
    return <p className="text-ui text-ink2">An diesem Gutschein gibt es nichts mehr zu tun.</p>
  }
  return (
    <LazyPart load={loadForm}>
      {(VoucherStepForm) => (
        <div className="grid gap-4">
          {steps.map((step) => (
            <VoucherStepForm key={step} voucherId={voucherId} step={step} />
          ))}
        </div>
      )}
    </LazyPart>
  )
}
