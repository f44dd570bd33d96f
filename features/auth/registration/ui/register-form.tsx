import { useState } from "react"
import type { FieldPath } from "react-hook-form"
import { lengthProblem } from "#features/auth/core/password.ts"
import { EMAIL_RULES } from "#features/auth/core/ui/email-rules.ts"
import { type Failure, FormFailure } from "#features/auth/core/ui/form-failure.tsx"
import { NewPasswordField } from "#features/auth/core/ui/new-password-field.tsx"
import { useClosed } from "#features/settings/ui/settings-context.ts"
import { MAX_LENGTHS, REQUIRED_FIELDS } from "#features/users/core/profile-rules.ts"
import { useAction } from "#platform/use-action.ts"
import { Button } from "#ui/buttons/button.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { FieldGroup } from "#ui/forms/field.tsx"
import { RadioCard, RadioCardGroup } from "#ui/forms/radio-card.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { useLazyForm } from "#ui/forms/use-lazy-form.ts"
import { useLostPart } from "#ui/loading/lazy-part.tsx"
import type { RegisterState } from "../register-state.ts"
import { RegisterEmailField } from "./register-email-field.tsx"
import { RegisterPilotFields } from "./register-pilot-fields.tsx"
import type { RegisterValues } from "./register-values.ts"
import { TermsNotice } from "./terms-notice.tsx"

// comes with the press that needs it
const loadSending = () => import("./send-registration.ts")

type RegisterFormProps = {
  /** What was typed before, and what was wrong with it. */
  former: RegisterState
  onSent: (values: RegisterValues) => void
}

/** Passenger or pilot, a name, an address. The code follows in its place. */
export function RegisterForm({ former, onSent }: RegisterFormProps) {
  const { input } = former
  const lose = useLostPart()
  const closed = useClosed("registration")
  const [failure, setFailure] = useState<Failure>()
  const form = useLazyForm<RegisterValues>()
  const { element, field, running } = form
  const problem = (property: FieldPath<RegisterValues>): string | undefined =>
    form.problem(property) ?? (form.isDirty ? undefined : former.fields[property])

  const { run } = useAction({
    send: async (values: RegisterValues, intent) => {
      const [{ sendRegistration }] = await Promise.all([
        loadSending(),
        // nothing is sent without the step that follows
        import("./register-code-step.tsx"),
      ]).catch(lose)
      await sendRegistration(values, intent)
    },
    done: (_, values) => onSent(values),
    failed: async (refusal) => {
      // the page's alert says it
      if (!running || refusal.kind === "unreachable") return
      const { showRefusal } = await loadSending()
      const whole = showRefusal(refusal, running.setError)
      if (whole) setFailure(whole)
      else scrollToFirstInvalid(element.current)
    },
  })
  const send = form.submit((values) => {
    setFailure(undefined)
    return run(values)
  })

  if (closed) return <Notice tone="warn">{closed}</Notice>
  return (
    <form ref={element} method="post" noValidate onSubmit={send} className="grid gap-9">
      <RadioCardGroup legend="Was hast du vor?" columns={2}>
        <RadioCard
          {...field("als")}
          value="passagier"
          defaultChecked={input.als === "passagier"}
          title="Mitfliegen"
          detail="Plätze buchen und Kosten teilen"
        />
        <RadioCard
          {...field("als")}
          value="pilot"
          defaultChecked={input.als === "pilot"}
          title="Selbst fliegen"
          detail="Plätze anbieten, mitfliegen auch"
        />
      </RadioCardGroup>
      <FieldGroup legend="Über dich">
        <div className="grid gap-5">
          <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
            <TextField
              {...field("firstName", { validate: filled(REQUIRED_FIELDS.firstName) })}
              label="Vorname"
              defaultValue={input.firstName}
              autoComplete="given-name"
              maxLength={MAX_LENGTHS.name}
              error={problem("firstName")}
            />
            <TextField
              {...field("lastName", { validate: filled(REQUIRED_FIELDS.lastName) })}
              label="Nachname"
              defaultValue={input.lastName}
              autoComplete="family-name"
              maxLength={MAX_LENGTHS.name}
              hint="Öffentlich steht nur der erste Buchstabe."
              error={problem("lastName")}
            />
          </div>
          <RegisterEmailField
            {...field("email", EMAIL_RULES)}
            defaultValue={input.email}
            error={problem("email")}
          />
        </div>
      </FieldGroup>
      <div className="hidden group-has-[[value=pilot]:checked]/register:block">
        <FieldGroup legend="Dein Schein">
          <div className="grid gap-5">
            <RegisterPilotFields form={form} input={input} problem={problem} />
          </div>
        </FieldGroup>
      </div>
      <FieldGroup
        legend="Anmelden"
        hint="Mit einem Code per Mail kommst du immer hinein. Ein Passwort geht zusätzlich."
        className="noscript:hidden"
      >
        <NewPasswordField
          {...field("password", {
            validate: (password) => !password || (lengthProblem(password) ?? true),
          })}
          label="Passwort"
          isOptional
          error={problem("password")}
        />
      </FieldGroup>
      <div className="grid gap-5">
        <div>
          <Checkbox
            {...field("isAdult", { required: "Bitte bestätige, dass du 18 oder älter bist" })}
            defaultChecked={input.isAdult}
            error={problem("isAdult")}
          >
            Ich bin 18 oder älter
          </Checkbox>
          <Checkbox
            {...field("hasSubscribedNewsletter")}
            defaultChecked={input.hasSubscribedNewsletter}
            hint="Neue Strecken und was sich bei uns ändert. Abbestellen geht jederzeit."
            isOptional
          >
            Newsletter bekommen
          </Checkbox>
        </div>
        <FormFailure failure={failure} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:grid">
          <Button type="submit" isPending={form.isSubmitting}>
            Konto anlegen
          </Button>
          <p className="text-ui text-ink2">
            Schon dabei? <TextLink href="/de/login">Anmelden</TextLink>
          </p>
        </div>
        <TermsNotice press="Konto anlegen" />
      </div>
    </form>
  )
}

const filled = (sentence: string) => (value: string) => value.trim() !== "" || sentence
