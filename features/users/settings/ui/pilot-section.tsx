import { airportPath } from "#features/places/place-paths.ts"
import { SettingsSection } from "#features/users/core/ui/settings-section.tsx"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { BecomePilotForm } from "./become-pilot-form.tsx"

export interface PilotFacts {
  licence: string
  /** „412 h, geprüft“ */
  flown: string
  home: { code: string; name: string } | null
  /** What is verified and valid today. */
  badges: readonly string[]
  /** Where the papers are handed in. */
  papersPath: string
}

/** A pilot's facts; for everybody else the way to become one. */
export function PilotSection({ pilot }: { pilot: PilotFacts | null }) {
  if (!pilot) {
    return (
      <SettingsSection
        id="fliegen"
        title="Pilot:in werden"
        intro="Du hast eine Lizenz und freie Plätze? Dann kannst du Flüge anbieten und die Kosten teilen. Vor dem ersten Flug prüfen wir deine Papiere; mitfliegen kannst du weiterhin."
      >
        <BecomePilotForm />
      </SettingsSection>
    )
  }
  return (
    <SettingsSection id="fliegen" title="Am Steuer">
      <DescriptionList
        entries={[
          { term: "Lizenz", description: pilot.licence },
          { term: "Flugerfahrung", description: pilot.flown },
          {
            term: "Heimatplatz",
            description: pilot.home ? (
              <TextLink href={airportPath(pilot.home.code)} isInline>
                {pilot.home.name} ({pilot.home.code})
              </TextLink>
            ) : (
              "keiner angegeben"
            ),
          },
          {
            term: "Geprüft, heute gültig",
            description: pilot.badges.length > 0 ? pilot.badges.join(", ") : "noch nichts",
          },
        ]}
      />
      <p className="mt-6 border-t border-line pt-5 text-ui text-ink2">
        Womit du fliegst, was es kostet und was es trägt, steht bei deinen{" "}
        <TextLink href="/de/cockpit/einstellungen/flugzeuge" isInline>
          Flugzeugen
        </TextLink>
        .
      </p>
      <p className="mt-4">
        <TextLink href={pilot.papersPath}>Nachweise ansehen und einreichen</TextLink>
      </p>
    </SettingsSection>
  )
}
