import { Check } from "lucide"
import type { ComponentProps, ReactNode } from "react"
import { Icon } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { FieldError, OptionalMark, useFieldIds } from "./field.tsx"

type CheckboxProps = Omit<ComponentProps<"input">, "className" | "type"> & {
  children: ReactNode
  /** Marks the sentence as „(optional)“. */
  isOptional?: boolean
  hint?: ReactNode
  error?: string | undefined
  className?: string | undefined
}

/** A native checkbox in our dress; the whole sentence is the target. */
export function Checkbox({
  children,
  isOptional = false,
  hint,
  error,
  className,
  id,
  ...input
}: CheckboxProps) {
  const ids = useFieldIds({ hint, error }, id)
  return (
    <div className={className}>
      <div className="relative flex min-h-11 gap-3 py-2.5 text-ui md:min-h-10 md:py-2">
        <input
          {...input}
          {...ids.control}
          type="checkbox"
          className={classNames(
            "peer mt-px size-5.5 shrink-0 cursor-pointer appearance-none rounded-mark border bg-surface transition-colors checked:border-act checked:bg-act disabled:cursor-default disabled:border-line disabled:bg-sunken",
            error ? "border-err" : "border-line2",
          )}
        />
        <Icon
          shape={Check}
          size={16}
          className="pointer-events-none absolute start-[3px] top-[14px] hidden text-on-act peer-checked:block md:top-[12px]"
        />
        <label htmlFor={ids.control.id} className="cursor-pointer peer-disabled:text-ink3">
          {children}
          {isOptional && <OptionalMark />}
        </label>
      </div>
      {hint && (
        <p id={ids.hint} className="ps-8.5 text-small text-ink3">
          {hint}
        </p>
      )}
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
