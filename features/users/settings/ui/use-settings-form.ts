import { useRef } from "react"
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { showFieldErrors } from "#platform/form-errors.ts"
import { useAction } from "#platform/use-action.ts"
import { scrollToFirstInvalid } from "#ui/forms/scroll-to-invalid.ts"
import { useUnsavedChanges } from "#ui/forms/unsaved-changes.tsx"
import type { UserSettingsInput } from "../user-settings.ts"
import { changedFields } from "./changed-fields.ts"
import { saveSettings } from "./save-settings.ts"

interface SettingsFormOptions<T extends FieldValues> {
  own: OwnUser
  resolver: Resolver<T, unknown, T>
  /** What of the account stands in the form. */
  shown: (own: OwnUser) => T
  onSaved: (user: OwnUser) => void
}

/** A form over a part of the own account that is always open; sends only what was changed. */
export function useSettingsForm<T extends FieldValues & UserSettingsInput>({
  own,
  resolver,
  shown,
  onSaved,
}: SettingsFormOptions<T>) {
  const form = useRef<HTMLFormElement>(null)
  const saved = shown(own)
  const settings = useForm<T, unknown, T>({
    resolver,
    defaultValues: saved as DefaultValues<T>,
    values: saved,
    // another tab may have saved something; what is being typed here stays
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  })
  useUnsavedChanges(settings.formState.isDirty)

  const { run } = useAction({
    send: saveSettings,
    done: (user) => {
      settings.reset(shown(user))
      onSaved(user)
    },
    failed: (failure) => {
      if (showFieldErrors(failure, settings.setError)) scrollToFirstInvalid(form.current)
    },
  })
  const submit = settings.handleSubmit(
    (values) => run(changedFields<UserSettingsInput>(saved, values)),
    () => scrollToFirstInvalid(form.current),
  )
  return { form, settings, submit }
}
