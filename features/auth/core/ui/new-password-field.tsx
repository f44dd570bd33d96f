import { type ComponentProps, useState } from "react"
import { PasswordField } from "#ui/forms/password-field.tsx"
import { PASSWORD_LENGTH } from "../auth.ts"
import { PASSWORD_RULE, passwordLength } from "../password.ts"

type NewPasswordFieldProps = Pick<
  ComponentProps<typeof PasswordField>,
  "label" | "isOptional" | "hint" | "error" | "className" | "name" | "ref" | "onChange" | "onBlur"
>

/** A password that somebody chooses: what it takes, and how far it is, without any pressure. */
export function NewPasswordField({ hint, ...field }: NewPasswordFieldProps) {
  const [length, setLength] = useState(0)
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      hint={hint ?? PASSWORD_RULE}
      onInput={(event) => setLength(passwordLength(event.currentTarget.value))}
      aside={length > 0 && !field.error && <Progress length={length} />}
    />
  )
}

function Progress({ length }: { length: number }) {
  const { least } = PASSWORD_LENGTH
  if (length >= least) return <span className="shrink-0 text-ok">lang genug</span>
  return (
    <span className="shrink-0 font-mono text-fine tracking-label">
      {length}/{least}
    </span>
  )
}
