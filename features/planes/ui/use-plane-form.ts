import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import { useForm } from "react-hook-form"
import { z } from "zod"
import { showAlert } from "#platform/alerts.ts"
import { messageOf } from "#platform/api-failure.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { text } from "#platform/messages/text.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { scrollToFirstInvalid } from "#ui/scroll-to-invalid.ts"
import { useUnsavedChanges } from "#ui/unsaved-changes.tsx"
import { inputOfForm, type PlaneFormValues } from "../plane-form.ts"
import { type PlaneDetails, planeSchema } from "../plane-schema.ts"

// the form holds text, the schema of the API judges what it means
const formSchema = z.preprocess(
  (values) => inputOfForm(values as PlaneFormValues),
  planeSchema,
) as unknown as z.ZodType<PlaneDetails, PlaneFormValues>

const resolver = zodResolver(formSchema, { error: validationMessages("de") })

export interface PlaneFormOptions {
  shown: PlaneFormValues
  /** Answers the aircraft's id; throws where it was refused. */
  save: (details: PlaneDetails) => Promise<number>
  /** Nothing in the form is unsaved by then, so that this may lead on. */
  onSaved: (details: PlaneDetails, id: number) => void
}

/** The form of an aircraft; whatever is refused stays in it as it was typed. */
export function usePlaneForm({ shown, save, onSaved }: PlaneFormOptions) {
  const form = useRef<HTMLFormElement>(null)
  const methods = useForm<PlaneFormValues, unknown, PlaneDetails>({
    resolver,
    defaultValues: shown,
    shouldFocusError: false,
  })
  const { handleSubmit, getValues, reset, setError, formState } = methods
  useUnsavedChanges(formState.isDirty)

  const submit = handleSubmit(
    async (details) => {
      try {
        const id = await save(details)
        // what was typed is what is saved; only the registration has found its one spelling
        reset({ ...getValues(), registration: details.registration })
        onSaved(details, id)
      } catch (error) {
        if (showFieldErrors(error, setError)) scrollToFirstInvalid(form.current)
        else
          showAlert({
            type: "error",
            message: text("basics.error.savingFailed"),
            description: messageOf(error),
          })
      }
    },
    () => scrollToFirstInvalid(form.current),
  )
  return { form, methods, submit }
}
