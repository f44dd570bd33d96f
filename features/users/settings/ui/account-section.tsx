import { zodResolver } from "@hookform/resolvers/zod"
import { FormProvider } from "react-hook-form"
import { useRevalidator } from "react-router"
import { isLanguage } from "#features/users/core/languages.ts"
import { SaveRow } from "#features/users/core/ui/save-row.tsx"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { publicName } from "#features/users/core/user.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { nameAndLanguagesSchema } from "../user-settings.ts"
import { LanguageField } from "./language-field.tsx"
import { NameFields } from "./name-fields.tsx"
import { useSettingsForm } from "./use-settings-form.ts"

const resolver = zodResolver(nameAndLanguagesSchema, { error: validationMessages("de") })

/** Name and languages; saves only what was changed. */
export function AccountSection({ own }: { own: OwnUser }) {
  const { revalidate } = useRevalidator()
  const { form, settings, submit } = useSettingsForm({
    own,
    resolver,
    shown: shownSettings,
    // the name stands in the frame around the page, too
    onSaved: () => void revalidate(),
  })
  const { reset, watch, formState } = settings
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
            onDiscard={() => reset()}
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
