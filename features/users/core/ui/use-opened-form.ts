import { useEffect, useRef } from "react"
import { type FieldPath, type FieldValues, type UseFormProps, useForm } from "react-hook-form"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"

/** A form that opens within a section of the settings: `first` gets the focus, unsaved input is kept safe. */
export function useOpenedForm<T extends FieldValues>(
  first: FieldPath<T>,
  options: UseFormProps<T>,
) {
  const form = useRef<HTMLFormElement>(null)
  const methods = useForm<T>({ ...options, shouldFocusError: false })
  const { setFocus, formState } = methods
  useUnsavedChanges(formState.isDirty)
  useEffect(() => setFocus(first), [setFocus, first])
  return { ...methods, form }
}
