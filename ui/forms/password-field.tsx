import { Eye, EyeOff } from "lucide"
import { type ComponentProps, type ReactNode, useState } from "react"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { Field, type FieldTexts, useFieldIds } from "./field.tsx"

type PasswordFieldProps = FieldTexts &
  Omit<ComponentProps<"input">, "className" | "type" | "aria-invalid" | "aria-describedby"> & {
    /** Stands at the right of the hint line, such as „5 von 8“. */
    aside?: ReactNode
    className?: string | undefined
  }

/** A password that can be looked at while it is typed (OWASP ASVS 5.0, 6.2.6). */
export function PasswordField({
  label,
  isOptional,
  hint,
  error,
  aside,
  className,
  id,
  ...input
}: PasswordFieldProps) {
  const ids = useFieldIds({ hint, error }, id)
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      ids={ids}
      label={label}
      isOptional={isOptional}
      hint={hint}
      error={error}
      aside={aside}
      className={className}
    >
      <div className="field-frame flex min-h-12 items-center">
        <input
          {...input}
          {...ids.control}
          type={isShown ? "text" : "password"}
          spellCheck={false}
          // a hidden password has no capitals to begin with, and HTML knows the attribute only on text
          {...(isShown && { autoCapitalize: "none" })}
          className="field-control h-12 w-full min-w-0 flex-1 rounded-field ps-4 pe-2"
        />
        <IconButton
          label={isShown ? "Passwort verbergen" : "Passwort zeigen"}
          icon={isShown ? EyeOff : Eye}
          onClick={() => setIsShown(!isShown)}
          className="me-0.5 text-ink2 noscript:hidden"
        />
      </div>
    </Field>
  )
}
