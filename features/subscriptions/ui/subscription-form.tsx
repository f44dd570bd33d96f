import { useEffect, useRef, useState } from "react"
import { useForm } from "react-hook-form"
import { EMAIL_RULES } from "#features/auth/core/ui/email-rules.ts"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { TownField } from "#features/places/ui/town-field.tsx"
import { SETTINGS_PATH } from "#features/users/core/settings-path.ts"
import { useUserStore } from "#features/users/core/ui/user-store.ts"
import { dismissAlertsAbout, showAlert } from "#platform/alerts.ts"
import { trackEvent } from "#platform/analytics.ts"
import { newIdempotencyKey } from "#platform/api-client.ts"
import { ApiFailure, messageOf } from "#platform/api-failure.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import { ChoiceChips } from "#ui/forms/choice-chips.tsx"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { TextField } from "#ui/forms/text-field.tsx"
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
  const [failure, setFailure] = useState<string>()
  const town = useRef(options.town ?? null)
  const form = useRef<HTMLFormElement>(null)
  const intent = useRef({ content: "", key: "" })
  const { register, handleSubmit, setValue, setError, clearErrors, formState } = useForm({
    shouldFocusError: false,
    defaultValues: {
      name: options.town?.address ?? "",
      radiusKm: String(
        options.radius === undefined ? DEFAULT_RADIUS_KM : radiusFor(options.radius),
      ),
      email: "",
      subscribeNewsletter: useUserStore.getState().user?.hasSubscribedNewsletter ?? false,
      website: "",
    },
  })
  const { errors, isSubmitting } = formState
  useEffect(() => onPendingChange(isSubmitting), [onPendingChange, isSubmitting])
  register("name", { required: text("subscription.town.required") })

  const submit = handleSubmit(
    async ({ name, radiusKm, email, subscribeNewsletter, website }) => {
      setFailure(undefined)
      const sent = {
        name,
        coordinates: town.current?.coordinates ?? { lat: 0, lng: 0 },
        radiusKm: RADII_KM.find((km) => String(km) === radiusKm) ?? DEFAULT_RADIUS_KM,
        ...(!isSignedIn && { email }),
        subscribeNewsletter,
        redirectAfterSuccessfulRegistration: SETTINGS_PATH,
        website,
      }
      const content = JSON.stringify(sent)
      if (intent.current.content !== content) intent.current = { content, key: newIdempotencyKey() }
      try {
        const answer = await callSubscribe(sent, intent.current.key)
        dismissAlertsAbout("subscription")
        const isHoneypotFilled = website !== ""
        if (!isHoneypotFilled) trackEvent("Create Subscription - Success")
        const redirect = answer.redirectAfterSuccessfulRegistration ?? SETTINGS_PATH
        onCreated({ email: answer.email, redirect, isHoneypotFilled })
      } catch (error) {
        explain(error)
      }
    },
    () => scrollToFirstInvalid(form.current),
  )

  function explain(error: unknown) {
    showAlert({
      type: "error",
      message: text("basics.error.savingFailed"),
      description: text("subscription.error.savingFailed"),
      about: "subscription",
    })
    if (error instanceof ApiFailure && error.status === 401) onSessionOver()
    if (showFieldErrors(error, setError, (property) => FIELDS.includes(property))) {
      scrollToFirstInvalid(form.current)
    } else setFailure(messageOf(error))
  }

  return (
    <form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink2">
        Kommt bei dir ein Flug dazu, schreiben wir dir um {"18\u00a0Uhr"}. Höchstens eine Mail am
        Tag.
      </p>
      {failure && (
        <Notice tone="err" isAlert>
          {failure}
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
      <Honeypot {...register("website")} />
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
