import { useEffect, useRef } from "react"
import { useForm } from "react-hook-form"
import { EMAIL_RULES } from "#features/auth/core/ui/email-rules.ts"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { TownField } from "#features/places/ui/town-field.tsx"
import { SETTINGS_PATH } from "#features/users/core/settings-path.ts"
import { useUserStore } from "#features/users/core/ui/user-store.ts"
import { dismissAlertsAbout, showAlert } from "#platform/alerts.ts"
import { trackEvent } from "#platform/analytics.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { ChoiceChips } from "#ui/forms/choice-chips.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextField } from "#ui/forms/text-field.tsx"
import { HONEYPOT_FIELD, isHoneypotFilled } from "../honeypot.ts"
import { DEFAULT_RADIUS_KM, RADII_KM, radiusFor } from "../subscription.ts"
import { Honeypot } from "./honeypot.tsx"
import { callSubscribe } from "./subscription-calls.ts"
import { closeSubscriptionModal, type ModalOptions } from "./subscription-modal-store.ts"
import { SubscriptionTerms } from "./subscription-terms.tsx"

/** What a saved form leads on with. */
export interface Created {
  email: string
  redirect: string
  /** A program filled in the hidden field: nothing exists. */
  isHoneypotFilled: boolean
}

interface SubscriptionFormProps {
  id: string
  options: ModalOptions
  isSignedIn: boolean
  onPendingChange: (isPending: boolean) => void
  onSessionOver: () => void
  onCreated: (created: Created) => void
}

// the field turns into a combobox at its first touch, without a wait here
void import("#ui/forms/suggest-combo-box.tsx").catch(() => undefined)

const FIELDS = ["name", "email"]

/** Town and radius; a visitor's address and newsletter. Its button stands below, in the modal. */
export function SubscriptionForm(props: SubscriptionFormProps) {
  const { id, options, isSignedIn, onPendingChange, onSessionOver, onCreated } = props
  const town = useRef(options.town ?? null)
  const form = useRef<HTMLFormElement>(null)
  const { register, handleSubmit, setValue, setError, clearErrors, formState } = useForm({
    shouldFocusError: false,
    defaultValues: {
      name: options.town?.address ?? "",
      radiusKm: String(
        options.radius === undefined ? DEFAULT_RADIUS_KM : radiusFor(options.radius),
      ),
      email: "",
      subscribeNewsletter: useUserStore.getState().user?.hasSubscribedNewsletter ?? false,
      [HONEYPOT_FIELD]: "",
    },
  })
  const { errors, isSubmitting } = formState
  useEffect(() => onPendingChange(isSubmitting), [onPendingChange, isSubmitting])
  register("name", { required: text("subscription.town.required") })

  const isField = (property: string) => FIELDS.includes(property)
  const { run, failure } = useAction({
    send: callSubscribe,
    done: (answer, { honeypot }) => {
      dismissAlertsAbout("subscription")
      const isFilled = isHoneypotFilled(honeypot)
      if (!isFilled) trackEvent("Create Subscription - Success")
      const redirect = answer.redirectAfterSuccessfulRegistration ?? SETTINGS_PATH
      onCreated({ email: answer.email, redirect, isHoneypotFilled: isFilled })
    },
    failed: (refusal) => {
      showAlert({
        type: "error",
        message: text("basics.error.savingFailed"),
        description: text("subscription.error.savingFailed"),
        about: "subscription",
      })
      if (refusal.status === 401) onSessionOver()
      if (showFieldErrors(refusal, setError, isField)) scrollToFirstInvalid(form.current)
    },
  })
  const isAtFields = Object.keys(failure?.fields ?? {}).some(isField)

  const submit = handleSubmit(
    ({ name, radiusKm, email, subscribeNewsletter, [HONEYPOT_FIELD]: honeypot }) =>
      run({
        name,
        coordinates: town.current?.coordinates ?? { lat: 0, lng: 0 },
        radiusKm: RADII_KM.find((km) => String(km) === radiusKm) ?? DEFAULT_RADIUS_KM,
        ...(!isSignedIn && { email }),
        subscribeNewsletter,
        redirectAfterSuccessfulRegistration: SETTINGS_PATH,
        honeypot,
      }),
    () => scrollToFirstInvalid(form.current),
  )

  return (
    <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink2">
        Kommt bei dir ein Flug dazu, schreiben wir dir um {"18\u00a0Uhr"}. Höchstens eine Mail am
        Tag.
      </p>
      {failure && !isAtFields && (
        <Notice tone="err" isAlert>
          {failure.text}
        </Notice>
      )}
      <TownField
        label="Ort"
        placeholder="Stadt oder Flugplatz"
        defaultTown={options.town}
        listMaxRem={15}
        error={errors.name?.message}
        onTownChange={(next) => {
          town.current = next
          setValue("name", next?.address ?? "")
          if (next) clearErrors("name")
        }}
      />
      <ChoiceChips
        {...register("radiusKm")}
        legend="Umkreis"
        isAmongFields
        options={RADII_KM.map((km) => ({ value: String(km), label: `${km} km` }))}
      />
      {!isSignedIn && (
        <div className="grid gap-2">
          <TextField
            {...register("email", EMAIL_RULES)}
            type="email"
            label="E-Mail"
            autoComplete="email"
            error={errors.email?.message}
            hint={errors.email?.type === "server" && <ToLogin />}
          />
          <Checkbox {...register("subscribeNewsletter")} isOptional>
            Newsletter abonnieren
          </Checkbox>
        </div>
      )}
      <Honeypot {...register(HONEYPOT_FIELD)} />
      <SubscriptionTerms />
    </form>
  )
}

function ToLogin() {
  return (
    <TextLink href={loginPath(SETTINGS_PATH)} onClick={closeSubscriptionModal}>
      Anmelden
    </TextLink>
  )
}
