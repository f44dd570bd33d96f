import type { ComponentProps } from "react"
import { Field, type FieldTexts, useFieldIds } from "./field.tsx"

type CodeFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "className" | "type" | "aria-invalid" | "aria-describedby"> & {
    /** Digits in the code; 6 for the login code. */
    length?: number
    /** Called once when the last digit is there, typed or pasted. */
    onComplete?: ((code: string) => void) | undefined
    className?: string | undefined
  }

/** A one-time code. Spaces and dashes of a pasted code drop out; phones offer it from the mail. */
export function CodeField({
  label,
  isOptional,
  hint,
  error,
  length = 6,
  onComplete,
  onInput,
  className,
  id,
  ...input
}: CodeFieldProps) {
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
      <div className="field-frame flex">
        <input
          {...input}
          {...ids.control}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern={`[0-9]{${length}}`}
          placeholder={"0".repeat(length)}
          onInput={(event) => {
            const digits = event.currentTarget.value.replace(/\D/g, "").slice(0, length)
            event.currentTarget.value = digits
            onInput?.(event)
            if (digits.length === length) onComplete?.(digits)
          }}
          className="field-control h-14 w-full rounded-field ps-5 font-mono text-[1.625rem] tracking-code"
        />
      </div>
    </Field>
  )
}
