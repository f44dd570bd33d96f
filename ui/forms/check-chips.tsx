import type { ComponentProps, ReactNode } from "react"
import { choiceChipStyle } from "./choice-chips.tsx"
import { FieldError } from "./field.tsx"

type CheckChipsProps = Omit<
  ComponentProps<"input">,
  "className" | "type" | "value" | "checked" | "onChange" | "onToggle"
> & {
  legend: ReactNode
  name: string
  options: ReadonlyArray<{ value: string; label: string }>
  values: readonly string[]
  onToggle: (value: string, isChosen: boolean) => void
  error?: string | undefined
}

/** Any number of a few short values, such as languages; checkboxes underneath. */
export function CheckChips({
  legend,
  options,
  values,
  onToggle,
  error,
  ...input
}: CheckChipsProps) {
  const errorId = `${input.name}-error`
  return (
    <fieldset className="min-w-0" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1.5 text-ui font-semibold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label key={option.value} className={choiceChipStyle("small")}>
            <input
              {...input}
              type="checkbox"
              value={option.value}
              checked={values.includes(option.value)}
              onChange={(event) => onToggle(option.value, event.currentTarget.checked)}
              aria-invalid={error ? true : undefined}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldError id={errorId} error={error} />
    </fieldset>
  )
}
