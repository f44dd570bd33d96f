import { type ReactNode, useId, useRef, useState } from "react"
import { type FieldError, type FieldErrors, type FieldPath, get, useForm } from "react-hook-form"
import { LONGEST, NEEDED } from "#features/users/profile-rules.ts"
import { newIntent } from "#platform/api-client.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { Button } from "#ui/button.tsx"
import { Checkbox } from "#ui/checkbox.tsx"
import { RadioCard, RadioCardGroup } from "#ui/radio-card.tsx"
import { scrollToFirstInvalid } from "#ui/scroll-to-invalid.ts"
import { TextField } from "#ui/text-field.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { lengthProblem } from "../password.ts"
import type { RegisterState } from "../register-state.ts"
import { EMAIL_RULES } from "./email-rules.ts"
import { type Failure, FormFailure, failureOf } from "./form-failure.tsx"
import { NewPasswordField } from "./new-password-field.tsx"
import { callCheckPassword, callRegister } from "./register-calls.ts"
import { RegisterEmailField } from "./register-email-field.tsx"
import { RegisterPilotFields } from "./register-pilot-fields.tsx"
import { inputOf, isRegisterField, type RegisterValues, registrationOf } from "./register-values.ts"

type RegisterFormProps = {
  /** What was typed before, and what was wrong with it. */
  former: RegisterState
  onSent: (values: RegisterValues) => void
}

/** Passenger or pilot, a name, an address. The code follows in its place. */
export function RegisterForm({ former, onSent }: RegisterFormProps) {
  const { input } = former
  const form = useRef<HTMLFormElement>(null)
  const intent = useRef({ of: "", key: "" })
  const [failure, setFailure] = useState<Failure>()
  // no defaultValues: what the page holds already (typed early, or filled in by the browser) stays
  const { register, control, handleSubmit, setError, formState } = useForm<RegisterValues>({
    shouldFocusError: false,
  })
  const { errors, isDirty, isSubmitting } = formState
  const problem = (property: FieldPath<RegisterValues>): string | undefined =>
    messageAt(errors, property) ?? (isDirty ? undefined : former.fields[property])

  const submit = handleSubmit(
    async (values) => {
      setFailure(undefined)
      const registration = registrationOf(inputOf(values))
      const of = JSON.stringify(registration)
      if (intent.current.of !== of) intent.current = { of, key: newIntent() }
      try {
        if (values.password) await callCheckPassword(values.password, values.email)
        await callRegister(registration, intent.current.key)
        onSent(values)
      } catch (error) {
        if (showFieldErrors(error, setError, isRegisterField)) scrollToFirstInvalid(form.current)
        else setFailure(failureOf(error, "Dein Konto konnte nicht angelegt werden."))
      }
    },
    () => scrollToFirstInvalid(form.current),
  )

  return (
    <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-9">
      <RadioCardGroup legend="Was hast du vor?" columns={2}>
        <RadioCard
          {...register("als")}
          value="passagier"
          defaultChecked={input.als === "passagier"}
          title="Mitfliegen"
          detail="Plätze buchen und Kosten teilen"
        />
        <RadioCard
          {...register("als")}
          value="pilot"
          defaultChecked={input.als === "pilot"}
          title="Selbst fliegen"
          detail="Plätze anbieten, mitfliegen auch"
        />
      </RadioCardGroup>
      <Group legend="Über dich">
        <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
          <TextField
            {...register("firstName", { validate: filled(NEEDED.firstName) })}
            label="Vorname"
            defaultValue={input.firstName}
            autoComplete="given-name"
            maxLength={LONGEST.name}
            error={problem("firstName")}
          />
          <TextField
            {...register("lastName", { validate: filled(NEEDED.lastName) })}
            label="Nachname"
            defaultValue={input.lastName}
            autoComplete="family-name"
            maxLength={LONGEST.name}
            hint="Öffentlich steht nur der erste Buchstabe."
            error={problem("lastName")}
          />
        </div>
        <RegisterEmailField
          {...register("email", EMAIL_RULES)}
          defaultValue={input.email}
          error={problem("email")}
        />
      </Group>
      <div className="hidden group-has-[[value=pilot]:checked]/register:block">
        <Group legend="Dein Schein">
          <RegisterPilotFields
            register={register}
            control={control}
            input={input}
            problem={problem}
          />
        </Group>
      </div>
      <Group
        legend="Anmelden"
        intro="Mit einem Code per Mail kommst du immer hinein. Ein Passwort geht zusätzlich."
        isForScripts
      >
        <NewPasswordField
          {...register("password", {
            validate: (password) => !password || (lengthProblem(password) ?? true),
          })}
          label="Passwort"
          isOptional
          error={problem("password")}
        />
      </Group>
      <div className="grid gap-5">
        <div>
          <Checkbox
            {...register("isAdult", { required: "Bitte bestätige, dass du 18 oder älter bist" })}
            defaultChecked={input.isAdult}
            error={problem("isAdult")}
          >
            Ich bin 18 oder älter
          </Checkbox>
          <Checkbox
            {...register("hasSubscribedNewsletter")}
            defaultChecked={input.hasSubscribedNewsletter}
            hint="Neue Strecken und was sich bei uns ändert. Abbestellen geht jederzeit."
            isOptional
          >
            Newsletter bekommen
          </Checkbox>
        </div>
        <FormFailure failure={failure} />
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-sm:grid">
          <Button type="submit" isPending={isSubmitting}>
            Konto anlegen
          </Button>
          <p className="text-ui text-ink2">
            Schon dabei? <TextLink href="/de/login">Anmelden</TextLink>
          </p>
        </div>
        <TermsNotice />
      </div>
    </form>
  )
}

function messageAt(errors: FieldErrors<RegisterValues>, property: FieldPath<RegisterValues>) {
  const error: FieldError | undefined = get(errors, property)
  return error?.message
}

const filled = (sentence: string) => (value: string) => value.trim() !== "" || sentence

type GroupProps = { legend: string; intro?: string; isForScripts?: boolean; children: ReactNode }

function Group({ legend, intro, isForScripts = false, children }: GroupProps) {
  const id = useId()
  return (
    <fieldset
      aria-describedby={intro && id}
      className={isForScripts ? "min-w-0 noscript:hidden" : "min-w-0"}
    >
      <legend className="mb-3 font-display text-h4">{legend}</legend>
      {intro && (
        <p id={id} className="-mt-1.5 mb-4 text-small text-ink2">
          {intro}
        </p>
      )}
      <div className="grid gap-5">{children}</div>
    </fieldset>
  )
}

function TermsNotice() {
  return (
    <p className="text-small text-ink3">
      Mit „Konto anlegen“ nimmst du unsere{" "}
      <TextLink href="/de/agb" isInline target="_blank">
        AGB
      </TextLink>{" "}
      an. Was mit deinen Daten passiert, steht beim{" "}
      <TextLink href="/de/datenschutz" isInline target="_blank">
        Datenschutz
      </TextLink>
      .
    </p>
  )
}
