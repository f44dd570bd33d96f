import type { ComponentProps, ReactNode } from "react"
import { classNames } from "./class-names.ts"

type ChoiceChipsProps = Omit<ComponentProps<"input">, "className" | "type" | "value"> & {
  legend: ReactNode
  name: string
  options: ReadonlyArray<{ value: string; label: string }>
  value?: string | undefined
  defaultValue?: string | undefined
  isLegendHidden?: boolean
}

/** One of a few short values, such as amounts; radio buttons underneath, so forms work unscripted. */
export function ChoiceChips({
  legend,
  options,
  value,
  defaultValue,
  isLegendHidden = false,
  ...input
}: ChoiceChipsProps) {
  return (
    <fieldset className="min-w-0">
      <legend className={isLegendHidden ? "sr-only" : "mb-3 font-display text-h4"}>{legend}</legend>
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              "inline-flex min-h-12 cursor-pointer items-center rounded-field border border-line bg-surface px-4.5 tabular-nums transition-colors hover:border-line2",
              "has-checked:border-act has-checked:bg-soft has-checked:font-semibold has-checked:text-link",
              "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
            )}
          >
            <input
              {...input}
              type="radio"
              value={option.value}
              {...(value !== undefined && { checked: value === option.value })}
              {...(defaultValue !== undefined && { defaultChecked: defaultValue === option.value })}
              className="sr-only"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
