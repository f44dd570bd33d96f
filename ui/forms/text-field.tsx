import type { ComponentProps, ReactNode } from "react"
import { Icon, type IconShape } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { Field, type FieldTexts, useFieldIds } from "./field.tsx"

type TextFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "className" | "aria-invalid" | "aria-describedby"> & {
    icon?: IconShape | undefined
    /** A unit such as kg or €; read out with the field. */
    suffix?: string | undefined
    /** A control or mark inside the frame, at its end. */
    trailing?: ReactNode
    /** Codes, registrations and coordinates. */
    isMono?: boolean
    className?: string | undefined
  }

/** One line of text. Takes everything an input takes, `register()` of react-hook-form included. */
export function TextField({
  label,
  isOptional,
  hint,
  error,
  icon,
  suffix,
  trailing,
  isMono = false,
  className,
  id,
  ...input
}: TextFieldProps) {
  const ids = useFieldIds({ suffix, hint, error }, id)
  return (
    <Field
      ids={ids}
      label={label}
      isOptional={isOptional}
      hint={hint}
      error={error}
      className={className}
    >
      <div className="field-frame flex min-h-12 items-center">
        {icon && <Icon shape={icon} className="ms-4 text-ink3" />}
        <input
          {...input}
          {...ids.control}
          className={classNames(
            "field-control h-12 w-full min-w-0 flex-1 rounded-field px-4",
            isMono && "font-mono",
          )}
        />
        {suffix && (
          <span id={ids.suffix} className="pe-4 text-ink3">
            {suffix}
          </span>
        )}
        {trailing}
      </div>
    </Field>
  )
}
