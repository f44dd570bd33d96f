import { zodResolver } from "@hookform/resolvers/zod"
import { Controller, FormProvider } from "react-hook-form"
import { isLanguage } from "#features/users/core/languages.ts"
import { MAX_LENGTHS } from "#features/users/core/profile-rules.ts"
import { SaveRow } from "#features/users/core/ui/save-row.tsx"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { publicName } from "#features/users/core/user.ts"
import type { OwnUser } from "#features/users/core/users-schemas.ts"
import { PhotoField } from "#features/users/photos/ui/photo-field.tsx"
import type { PersonFacts } from "#features/users/pilots/ui/person-card.tsx"
import { lines } from "#platform/text-input.ts"
import { validationMessages } from "#platform/validation-messages.ts"
import { TextArea } from "#ui/forms/text-area.tsx"
import { nameAndLanguagesSchema } from "../user-settings.ts"
import { LanguageField } from "./language-field.tsx"
import { NameFields } from "./name-fields.tsx"
import { ProfilePreview } from "./profile-preview.tsx"
import { useSettingsForm } from "./use-settings-form.ts"

const profileSchema = nameAndLanguagesSchema.extend({ about: lines(MAX_LENGTHS.about) })
const resolver = zodResolver(profileSchema, { error: validationMessages("de") })

interface ProfileEditorProps {
  own: OwnUser
  facts: PersonFacts
  /** Something that stands elsewhere on the page has changed, too. */
  onSaved: (user: OwnUser) => void
}

/** What strangers see of oneself, to be changed, with the result beside it. */
export function ProfileEditor({ own, facts, onSaved }: ProfileEditorProps) {
  const { form, settings, submit } = useSettingsForm({
    own,
    resolver,
    shown: shownProfile,
    onSaved,
  })
  const { control, reset, watch, formState } = settings
  const typed = watch()
  const name = publicName({ firstName: typed.firstName.trim(), lastName: typed.lastName.trim() })
  const { errors } = formState
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem] xl:gap-8">
      <div className="grid min-w-0 gap-6">
        <SettingsSection id="foto" title="Foto">
          <PhotoField
            userId={own.id}
            person={{ name: publicName(own), photoId: own.photoId }}
            onChanged={onSaved}
          />
        </SettingsSection>
        <SettingsSection
          id="angaben"
          title="Über dich"
          intro={
            <>
              Fremde sehen von deinem Namen nur{" "}
              <strong className="font-semibold text-ink">{name}</strong> – den ganzen sieht, wer mit
              dir fliegt.
            </>
          }
        >
          <FormProvider {...settings}>
            <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-6">
              <NameFields />
              <Controller
                control={control}
                name="about"
                render={({ field }) => (
                  <TextArea
                    {...field}
                    label="Über mich"
                    isOptional
                    rows={6}
                    maxLength={MAX_LENGTHS.about}
                    hint="Was dich ans Fliegen bringt, was man mit dir erlebt. Telefonnummern, Adressen und Links blenden wir aus."
                    error={errors.about?.message}
                  />
                )}
              />
              <LanguageField />
              <SaveRow
                isPending={formState.isSubmitting}
                isDirty={formState.isDirty}
                onDiscard={() => reset()}
              />
            </form>
          </FormProvider>
        </SettingsSection>
      </div>
      <ProfilePreview
        person={{ ...own, name, languages: typed.languages, about: typed.about.trim() }}
        facts={facts}
      />
    </div>
  )
}

function shownProfile({ firstName, lastName, about, languages }: OwnUser) {
  return { firstName, lastName, about, languages: languages.filter(isLanguage) }
}
