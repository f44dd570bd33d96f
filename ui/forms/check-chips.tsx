import type { ComponentProps, ReactNode } from "react"
import { choiceChipStyle } from "./choice-chips.tsx"
import { FieldGroup } from "./field.tsx"

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
  return (
    <FieldGroup legend={legend} legendLook="label" error={error}>
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
    </FieldGroup>
  )
}
