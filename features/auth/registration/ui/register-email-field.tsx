import { Check } from "lucide"
import { type ComponentProps, useState } from "react"
import { REVIEW_MAILS_NOTICE } from "#features/users/settings/mail-notice.ts"
import { text } from "#platform/messages/text.ts"
import { Icon } from "#ui/elements/icon.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { useMailCheck } from "./use-mail-check.ts"

type RegisterEmailFieldProps = Pick<
  ComponentProps<typeof TextField>,
  "defaultValue" | "error" | "name" | "ref" | "onChange" | "onBlur"
>

/** The address; while it is typed the field says whether it is free, without holding anybody up. */
export function RegisterEmailField({ defaultValue, error, ...field }: RegisterEmailFieldProps) {
  const [typed, setTyped] = useState(String(defaultValue ?? ""))
  const state = useMailCheck(typed)
  const taken = state === "taken" ? text("subscription.error.email") : undefined
  return (
    <div onInput={(event) => setTyped((event.target as HTMLInputElement).value)}>
      <TextField
        {...field}
        type="email"
        label="E-Mail"
        defaultValue={defaultValue}
        autoComplete="email"
        hint={REVIEW_MAILS_NOTICE}
        error={error ?? taken}
        trailing={
          state === "free" && !error && <Icon shape={Check} className="me-4 shrink-0 text-ok" />
        }
      />
      {(taken || error === text("subscription.error.email")) && (
        <p className="mt-1.5 text-small">
          <TextLink href="/de/login">Anmelden</TextLink>
        </p>
      )}
      <VisuallyHidden>
        <span role="status">
          {error ? "" : (taken ?? (state === "free" ? "Adresse ist frei" : ""))}
        </span>
      </VisuallyHidden>
    </div>
  )
}
