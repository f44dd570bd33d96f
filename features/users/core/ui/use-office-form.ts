import { useRef } from "react"
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  type Resolver,
  useForm,
} from "react-hook-form"
import { useRevalidator } from "react-router"
import { showAlert } from "#platform/alerts.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"

interface OfficeFormOptions<Values extends FieldValues, Sent> {
  resolver: Resolver<Values, unknown, Sent>
  defaultValues: DefaultValues<Values>
  send: (sent: Sent, intent: string) => Promise<unknown>
  /** What the page says once it is done. */
  done: (sent: Sent) => { message: string; description?: string }
}

/** A form by which the back office decides: sentences at their fields, afterwards the page anew. */
export function useOfficeForm<Values extends FieldValues, Sent>({
  resolver,
  defaultValues,
  send,
  done,
}: OfficeFormOptions<Values, Sent>) {
  const element = useRef<HTMLFormElement>(null)
  const { revalidate } = useRevalidator()
  const { register, handleSubmit, setError, setValue, watch, getFieldState, formState } = useForm<
    Values,
    unknown,
    Sent
  >({ resolver, defaultValues, shouldFocusError: false, shouldUnregister: true })

  const { run, failure } = useAction({
    send,
    done: (_, sent) => {
      showAlert({ type: "success", ...done(sent) })
      return revalidate()
    },
    failed: (refusal) => {
      if (showFieldErrors(refusal, setError)) scrollToFirstInvalid(element.current)
    },
  })
  const submit = handleSubmit(run, () => scrollToFirstInvalid(element.current))

  const field = <Name extends FieldPath<Values>>(
    name: Name,
    options?: RegisterOptions<Values, Name>,
  ) => ({
    ...register(name, options),
    error: getFieldState(name, formState).error?.message,
  })

  /** What stands at no field. */
  const problem = failure && Object.keys(failure.fields).length === 0 ? failure.text : undefined
  return { element, submit, field, setValue, watch, problem, isSubmitting: formState.isSubmitting }
}
