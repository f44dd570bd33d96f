import { useContext, useEffect, useRef } from "react"
import { type Resolver, useForm } from "react-hook-form"
import { dismissAlertsAbout, showAlert } from "#platform/alerts.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { useAction } from "#platform/use-action.ts"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import { LostPartContext } from "#ui/loading/lazy-part.tsx"
import type { PlaneFormValues } from "../plane-form.ts"
import type { PlaneDetails } from "../plane-schema.ts"

// only who has typed something needs the schema
const loadResolver = () => import("./plane-resolver.ts").then((module) => module.planeResolver)

export interface PlaneFormOptions {
  shown: PlaneFormValues
  /** Answers the aircraft's id; throws where it was refused. */
  save: (details: PlaneDetails, intent: string) => Promise<number>
  /** Nothing in the form is unsaved by then, so that this may lead on. */
  onSaved: (details: PlaneDetails, id: number) => void
}

/** The form of an aircraft; whatever is refused stays in it as it was typed. */
export function usePlaneForm({ shown, save, onSaved }: PlaneFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const reportLost = useContext(LostPartContext)
  const resolver: Resolver<PlaneFormValues, unknown, PlaneDetails> = async (...asked) => {
    try {
      return await (await loadResolver())(...asked)
    } catch {
      reportLost()
      return { values: {}, errors: { root: { type: "lost" } } }
    }
  }
  const methods = useForm<PlaneFormValues, unknown, PlaneDetails>({
    resolver,
    defaultValues: shown,
    shouldFocusError: false,
  })
  const { handleSubmit, getValues, reset, setError, formState } = methods
  useUnsavedChanges(formState.isDirty)
  // what is typed shall be judged without a network, too
  useEffect(() => {
    if (formState.isDirty) loadResolver().catch(() => undefined)
  }, [formState.isDirty])

  const { run } = useAction({
    send: save,
    done: (id, details) => {
      // what was typed is what is saved; only the registration has found its one spelling
      reset({ ...getValues(), registration: details.registration })
      dismissAlertsAbout("plane")
      onSaved(details, id)
    },
    failed: (failure) => {
      if (showFieldErrors(failure, setError)) return scrollToFirstInvalid(form.current)
      const message = text("basics.error.savingFailed")
      showAlert({ type: "error", message, description: failure.text, about: "plane" })
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(form.current))
  return { form, methods, submit }
}
