import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import type { StatedHours } from "#features/users/pilots/flight-hours.ts"
import { Skeleton } from "#ui/elements/skeleton.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"

// arithmetic of days and validation come with the form alone
const loadForm = () => import("./flight-hours-form.tsx").then((module) => module.FlightHoursForm)

interface FlightHoursSectionProps {
  stated: StatedHours | null
  /** ISO day. */
  today: string
  onSaved: () => void
}

/** What a pilot states to have flown; what their log adds since then is counted by itself. */
export function FlightHoursSection(props: FlightHoursSectionProps) {
  const { stated } = props
  return (
    <SettingsSection
      id="flugstunden"
      title="Flugerfahrung"
      intro={
        stated?.isChecked
          ? "Deine Angabe ist mit der Lizenz geprüft. Was du seitdem fliegst, zählt aus deinem Flugbuch dazu. Änderst du sie, reich deine Lizenz mit der letzten Seite deines Flugbuchs noch einmal ein."
          : "Steht auf deinem Profil, mit dem Hinweis, dass du es selbst angibst, bis wir es mit deiner Lizenz geprüft haben. Was du seitdem fliegst, zählt aus deinem Flugbuch dazu. Ohne Angabe steht dort nichts."
      }
    >
      <LazyPart load={loadForm} fallback={<Skeleton className="h-37" />}>
        {(FlightHoursForm) => (
          <FlightHoursForm key={`${stated?.flightHours} ${stated?.on}`} {...props} />
        )}
      </LazyPart>
    </SettingsSection>
  )
}
