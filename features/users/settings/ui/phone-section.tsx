import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { Skeleton } from "#ui/elements/skeleton.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"

const loadForm = () => import("./phone-form.tsx").then((module) => module.PhoneForm)

/** A number for the day of the flight, for whoever wants to give one. */
export function PhoneSection({ phone }: { phone: string | null }) {
  return (
    <SettingsSection
      id="telefon"
      title="Telefon"
      intro="Am Flugplatz ist eine Mail zu langsam. Gibst du eine Nummer an, sieht sie nur, wer mit dir fliegt: von der Zusage bis zum Tag nach dem Flug. Umgekehrt genauso."
    >
      <LazyPart load={loadForm} fallback={<Skeleton className="h-37" />}>
        {(PhoneForm) => <PhoneForm key={phone} phone={phone} />}
      </LazyPart>
    </SettingsSection>
  )
}
