import { ChevronDown } from "lucide"
import type { ComponentProps } from "react"
import { Icon } from "#ui/elements/icon.tsx"
import { Field, type FieldTexts, useFieldIds } from "./field.tsx"

type SelectOption = { value: string; label: string; isDisabled?: boolean }

type SelectProps = FieldTexts &
  Omit<ComponentProps<"select">, "className" | "children" | "aria-invalid" | "aria-describedby"> & {
    options: readonly SelectOption[]
    /** First entry without a value, such as „Bitte wählen“. */
    placeholder?: string | undefined
    className?: string | undefined
  }

/** The browser's own list in our frame: works everywhere, weighs nothing. */
export function Select({
  label,
  isOptional,
  hint,
  error,
  options,
  placeholder,
  className,
  id,
  ...select
}: SelectProps) {
  const ids = useFieldIds({ hint, error }, id)
  return (
    <Field
      ids={ids}
      label={label}
      isOptional={isOptional}
      hint={hint}
      error={error}
      className={className}
    >
      <div className="field-frame relative">
        <select
          {...select}
          {...ids.control}
          className="field-control h-12 w-full appearance-none rounded-field ps-4 pe-11 text-ellipsis [&>option]:bg-surface [&>option]:text-ink"
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          shape={ChevronDown}
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto text-ink3"
        />
      </div>
    </Field>
  )
}
