import { type ComponentProps, useState } from "react"
import { Field, type FieldTexts, useFieldIds } from "./field.tsx"

type TextAreaProps = FieldTexts &
  Omit<ComponentProps<"textarea">, "className" | "aria-invalid" | "aria-describedby"> & {
    className?: string | undefined
  }

/** Several lines; grows with its text, and counts when there is a `maxLength`. */
export function TextArea({
  label,
  isOptional,
  hint,
  error,
  className,
  id,
  rows = 3,
  onInput,
  ...area
}: TextAreaProps) {
  const ids = useFieldIds({ hint, error }, id)
  const [typedLength, setTypedLength] = useState(String(area.defaultValue ?? "").length)
  const length = area.value === undefined ? typedLength : String(area.value).length
  const count = area.maxLength !== undefined && (
    <span className="font-mono text-label leading-[1.75] text-ink3" aria-hidden="true">
      {length}/{area.maxLength}
    </span>
  )
  return (
    <Field
      ids={ids}
      label={label}
      isOptional={isOptional}
      hint={hint}
      error={error}
      aside={count}
      className={className}
    >
      <div className="field-frame flex">
        <textarea
          {...area}
          {...ids.control}
          rows={rows}
          onInput={(event) => {
            setTypedLength(event.currentTarget.value.length)
            onInput?.(event)
          }}
          className="field-control field-sizing-content min-h-24 w-full resize-y rounded-field px-4 py-3"
        />
      </div>
    </Field>
  )
}
