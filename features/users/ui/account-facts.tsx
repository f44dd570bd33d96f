import type { ReactNode } from "react"
import { formatLongDay, HOME_ZONE } from "#platform/time.ts"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { DescriptionList } from "#ui/description-list.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { languageNames } from "../languages.ts"
import { publicName } from "../user.ts"
import type { OwnUser } from "../users-schemas.ts"

interface AccountFactsProps {
  own: OwnUser
  since: Date
  pilot: PilotFacts | null
  supportEmail: string
}

interface PilotFacts {
  licence: string
  flightHours: number
  home: { code: string; name: string } | null
  /** What is verified and valid today. */
  badges: readonly string[]
}

const READING = [
  { label: "Hilfe im Cockpit", href: "/de/cockpit/hilfe" },
  { label: "Fristen und Beträge", href: "/de/cockpit/infos" },
  { label: "Checkliste", href: "/de/cockpit/checkliste" },
  { label: "Versicherung", href: "/de/cockpit/versicherung" },
  { label: "EASA-Charta", href: "/de/cockpit/easa" },
  { label: "Code of Conduct", href: "/de/cockpit/code-of-conduct" },
]

/** The own account as it stands: data, ways to sign in, rights, and the way out. */
export function AccountFacts({ own, since, pilot, supportEmail }: AccountFactsProps) {
  return (
    <div className="gap-6 xl:columns-2">
      <Section id="konto" title="Dein Konto">
        <DescriptionList
          entries={[
            {
              term: "Name",
              description: `${own.firstName} ${own.lastName}`.trim() || "noch keiner",
            },
            { term: "Öffentlich", description: publicName(own) },
            { term: "Mailadresse", description: <span className="break-all">{own.email}</span> },
            { term: "Sprachen", description: languageNames(own.languages) },
            { term: "Damit kannst du", description: roleOf(own) },
            { term: "Dabei seit", description: formatLongDay(since, HOME_ZONE) },
          ]}
        />
        <p className="mt-5">
          <TextLink href={`/de/profil/${own.id}`}>So sehen dich andere</TextLink>
        </p>
      </Section>
      {pilot && (
        <Section id="fliegen" title="Am Steuer">
          <DescriptionList
            entries={[
              { term: "Lizenz", description: pilot.licence },
              { term: "Flugerfahrung", description: `${pilot.flightHours} h` },
              {
                term: "Heimatplatz",
                description: pilot.home ? (
                  <TextLink href={`/de/flugplatz/${pilot.home.code}`} isInline>
                    {pilot.home.name} ({pilot.home.code})
                  </TextLink>
                ) : (
                  "keiner angegeben"
                ),
              },
              {
                term: "Geprüft, heute gültig",
                description: pilot.badges.length > 0 ? pilot.badges.join(", ") : "nichts",
              },
            ]}
          />
        </Section>
      )}
      <Section id="anmelden" title="Anmelden">
        <DescriptionList
          entries={[
            {
              term: "Code per Mail",
              description: "immer möglich, sechs Ziffern, 10 Minuten gültig",
            },
            { term: "Passwort", description: own.hasPassword ? "ist gesetzt" : "hast du keines" },
          ]}
        />
        <form method="post" action="/logout" className="mt-6">
          <Button type="submit" variant="secondary">
            Abmelden
          </Button>
        </form>
      </Section>
      <Section id="nachschlagen" title="Nachschlagen">
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {READING.map(({ label, href }) => (
            <li key={href}>
              <TextLink href={href} isInline className="inline-flex min-h-11 items-center">
                {label}
              </TextLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="daten" title="Deine Daten">
        <p className="text-ui text-ink2">
          Namen ändern, Auskunft bekommen oder das Konto löschen: Schreib von deiner hinterlegten
          Adresse an{" "}
          <a
            href={`mailto:${supportEmail}`}
            className="text-link underline underline-offset-4 hover:text-ink"
          >
            {supportEmail}
          </a>
          . Solange Geld oder ein Flug offen ist, bleibt das Konto bestehen, und wir sagen dir,
          woran es liegt.
        </p>
        <p className="mt-5">
          <TextLink href="/de/datenschutz">Was wir wie lange aufheben</TextLink>
        </p>
      </Section>
    </div>
  )
}

function roleOf({ isPilot, isAdmin }: OwnUser): string {
  const roles = isPilot ? "mitfliegen und Flüge anbieten" : "mitfliegen"
  return isAdmin ? `${roles}, Verwaltung` : roles
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card as="section" labelledBy={id} className="mb-6 break-inside-avoid">
      <h2 id={id} className="mb-4 text-h3">
        {title}
      </h2>
      {children}
    </Card>
  )
}
