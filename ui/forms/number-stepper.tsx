import { Minus, Plus } from "lucide"
import { useState } from "react"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { FieldError, useFieldIds } from "./field.tsx"

type NumberStepperProps = {
  label: string
  name?: string | undefined
  /** Controlled with `onChange`, else `defaultValue` counts. */
  value?: number | undefined
  defaultValue?: number | undefined
  onChange?: ((value: number) => void) | undefined
  min?: number
  max?: number
  /** Without its own frame, as a row of a larger one. */
  isBare?: boolean
  error?: string | undefined
}

/** Small whole numbers such as people or seats; typing works too, also without script. */
export function NumberStepper({
  label,
  name,
  value,
  defaultValue,
  onChange,
  min = 1,
  max = 9,
  isBare = false,
  error,
}: NumberStepperProps) {
  const ids = useFieldIds({ error })
  const [ownValue, setOwnValue] = useState(defaultValue ?? min)
  const current = value ?? ownValue
  const change = (next: number) => {
    if (!Number.isInteger(next)) return
    const clamped = Math.min(max, Math.max(min, next))
    setOwnValue(clamped)
    onChange?.(clamped)
  }
  return (
    <div>
      <div
        className={classNames("flex items-center gap-2", isBare ? "py-2" : "field-frame px-4 py-2")}
      >
        <div className="min-w-0 flex-1">
          <label htmlFor={ids.control.id} className="block text-fine font-semibold text-ink3">
            {label}
          </label>
          <input
            {...ids.control}
            name={name}
            type="number"
            inputMode="numeric"
            min={min}
            max={max}
            value={current}
            onChange={(event) => change(event.currentTarget.valueAsNumber)}
            className="field-control number-control w-full tabular-nums"
          />
        </div>
        <span className="flex gap-2 noscript:hidden">
          <IconButton
            label={`${label}: weniger`}
            icon={Minus}
            variant="outline"
            disabled={current <= min}
            onClick={() => change(current - 1)}
          />
          <IconButton
            label={`${label}: mehr`}
            icon={Plus}
            variant="outline"
            disabled={current >= max}
            onClick={() => change(current + 1)}
          />
        </span>
      </div>
      <FieldError id={ids.error} error={error} />
    </div>
  )
}
