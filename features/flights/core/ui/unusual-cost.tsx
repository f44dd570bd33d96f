import { CircleAlert } from "lucide"
import type { ComponentProps } from "react"
import { Icon } from "#ui/elements/icon.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { classNames } from "#ui/style/class-names.ts"

interface UnusualCostProps extends Omit<ComponentProps<"input">, "className"> {
  /** Why the amount is hardly right; without it nothing shows. */
  sentence: string | undefined
  className?: string
}

/** An amount that is hardly right: it may stay, and its pilot says why. */
export function UnusualCost({ sentence, className, ...field }: UnusualCostProps) {
  if (!sentence) return null
  return (
    <div className={classNames("rounded-panel bg-warn-soft px-4 py-3.5", className)}>
      <p role="status" className="flex gap-2.5 text-ui">
        <Icon shape={CircleAlert} className="mt-px shrink-0 text-warn" />
        <span className="min-w-0">{sentence}</span>
      </p>
      <div className="mt-3">
        <TextField label="Warum so viel?" isOptional maxLength={200} {...field} />
      </div>
    </div>
  )
}
