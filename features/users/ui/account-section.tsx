import { zodResolver } from "@hookform/resolvers/zod"
import { useRef } from "react"
import { FormProvider, useForm } from "react-hook-form"
import { useRevalidator } from "react-router"
import { showFieldErrors } from "#platform/form-errors.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { scrollToFirstInvalid } from "#ui/scroll-to-invalid.ts"
import { TextLink } from "#ui/text-link.tsx"
import { useUnsavedChanges } from "#ui/unsaved-changes.tsx"
import { isLanguage } from "../languages.ts"
import { publicName } from "../user.ts"
import { nameAndLanguagesSchema } from "../user-settings.ts"
import type { OwnUser } from "../users-schemas.ts"
import { changedFields } from "./changed-fields.ts"
import { LanguageField } from "./language-field.tsx"
import { NameFields } from "./name-fields.tsx"
import { SaveRow } from "./save-row.tsx"
import { saveSettings } from "./save-settings.ts"
import { SettingsSection } from "./settings-section.tsx"

const resolver = zodResolver(nameAndLanguagesSchema, { error: validationMessages("de") })

/** Name and languages; saves only what was changed. */
export function AccountSection({ own }: { own: OwnUser }) {
  const { revalidate } = useRevalidator()
  const form = useRef<HTMLFormElement>(null)
  const saved = shownSettings(own)
  const settings = useForm({
    resolver,
    defaultValues: saved,
    values: saved,
    // another tab may have saved something; what is being typed here stays
    resetOptions: { keepDirtyValues: true },
    shouldFocusError: false,
  })
  const { handleSubmit, reset, setError, watch, formState } = settings
  useUnsavedChanges(formState.isDirty)

  const submit = handleSubmit(
    async (values) => {
      try {
        reset(shownSettings(await saveSettings(changedFields(saved, values))))
        // the name stands in the frame around the page, too
        void revalidate()
      } catch (error) {
        if (showFieldErrors(error, setError)) scrollToFirstInvalid(form.current)
      }
    },
    () => scrollToFirstInvalid(form.current),
  )

  const [firstName, lastName] = watch(["firstName", "lastName"])
  return (
    <SettingsSection
      id="konto"
      title="Konto"
      intro={
        <>
          Für Fremde bist du{" "}
          <strong className="font-semibold text-ink">
            {publicName({ firstName: firstName.trim(), lastName: lastName.trim() })}
          </strong>
          , deinen ganzen Namen sieht, wer mit dir fliegt.
        </>
      }
    >
      <FormProvider {...settings}>
        <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-6">
          <NameFields />
          <LanguageField />
          <SaveRow
            isPending={formState.isSubmitting}
            isDirty={formState.isDirty}
            onDiscard={() => reset(saved)}
          />
        </form>
      </FormProvider>
      <p className="mt-6 border-t border-line pt-5 text-ui text-ink2">
        Foto und ein paar Sätze über dich gehören zu deinem{" "}
        <TextLink href="/de/cockpit/einstellungen/profil" isInline>
          Profil
        </TextLink>
        .
      </p>
    </SettingsSection>
  )
}

function shownSettings({ firstName, lastName, languages }: OwnUser) {
  return { firstName, lastName, languages: languages.filter(isLanguage) }
}
