import type { ComponentProps, ReactNode } from "react"
import { classNames } from "#ui/style/class-names.ts"
import { FieldGroup } from "./field.tsx"

type ChoiceChipsProps = Omit<ComponentProps<"input">, "className" | "type" | "value"> & {
  legend: ReactNode
  name: string
  options: ReadonlyArray<{ value: string; label: string }>
  value?: string | undefined
  defaultValue?: string | undefined
  isLegendHidden?: boolean
  /** The legend looks like the label of a field, among fields. */
  isAmongFields?: boolean
}

/** The look of one value to choose; what chooses it lies inside, unseen. */
export function choiceChipStyle(size: "regular" | "small" = "regular"): string {
  return classNames(
    "relative inline-flex cursor-pointer items-center border border-line bg-surface tabular-nums transition-colors hover:border-line2",
    size === "regular"
      ? "min-h-12 rounded-field px-4.5"
      : "min-h-11 rounded-small px-3.5 text-ui md:min-h-10",
    "has-checked:border-act has-checked:bg-soft has-checked:font-semibold has-checked:text-link",
    "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
  )
}

/** One of a few short values, such as amounts; radio buttons underneath, so forms work unscripted. */
export function ChoiceChips({
  legend,
  options,
  value,
  defaultValue,
  isLegendHidden = false,
  isAmongFields = false,
  ...input
}: ChoiceChipsProps) {
  return (
    <FieldGroup
      legend={legend}
      legendLook={isLegendHidden ? "hidden" : isAmongFields ? "label" : "heading"}
    >
      <div className="flex flex-wrap gap-2.5">
        {options.map((option) => (
          <label key={option.value} className={choiceChipStyle()}>
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
    </FieldGroup>
  )
}
