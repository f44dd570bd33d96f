import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { Skeleton } from "#ui/elements/skeleton.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"

// arithmetic of days and validation come with the form alone
const loadForm = () => import("./birth-date-form.tsx").then((module) => module.BirthDateForm)

interface BirthDateSectionProps {
  /** ISO day; null as long as it is not given. */
  birthDate: string | null
  /** ISO day. */
  today: string
  onSaved: () => void
}

/** A pilot's birth date: asked for once, to be corrected any time. */
export function BirthDateSection(props: BirthDateSectionProps) {
  return (
    <SettingsSection
      id="geburtsdatum"
      title="Geburtsdatum"
      intro="Wie lange ein Medical gilt, hängt vom Alter ab. Dein Geburtsdatum siehst nur du und wer deine Nachweise prüft."
    >
      <LazyPart load={loadForm} fallback={<Skeleton className="h-37" />}>
        {(BirthDateForm) => <BirthDateForm key={props.birthDate} {...props} />}
      </LazyPart>
    </SettingsSection>
  )
}
