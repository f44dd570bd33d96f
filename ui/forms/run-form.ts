import { createFormControl, type FieldErrors, type FieldValues } from "react-hook-form"

export interface FormProgress<Values extends FieldValues> {
  errors: FieldErrors<Values>
  isDirty: boolean
}

/** A form of react-hook-form whose fields are in the page already; they keep what they hold. */
export function runForm<Values extends FieldValues>(
  onProgress: (progress: FormProgress<Values>) => void,
) {
  const { formControl } = createFormControl<Values>({ shouldFocusError: false })
  formControl.subscribe({
    formState: { errors: true, isDirty: true },
    callback: ({ errors = {}, isDirty = false }) => onProgress({ errors, isDirty }),
  })
  return formControl
}

export type RunningForm<Values extends FieldValues> = ReturnType<typeof runForm<Values>>
