import { airportPath } from "#features/places/place-paths.ts"
import { languageNames } from "#features/users/core/languages.ts"
import type { ShownPerson } from "#features/users/core/user.ts"
import { StatFigure } from "#ui/charts/stat-figure.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { CheckedBadges } from "./checked-badges.tsx"
import { PersonHead } from "./person-head.tsx"

export interface PersonFacts {
  sinceYear: string
  pilot: {
    licence: string
    /** What is known of their flying, each with what it counts. */
    flown: readonly { value: string; label: string }[]
    home: { code: string; name: string } | null
    /** How they answer, in a sentence. */
    answers: string | undefined
    /** How many of their flights took place, in a sentence. */
    kept: string | undefined
  } | null
  /** What is verified and valid today. */
  badges: readonly string[]
  rating: { mean: number | null; count: number }
  /** Who was on board with them at the controls. */
  guests: number
  /** How often they came along themselves. */
  cameAlong: number
}

interface PersonCardProps extends PersonFacts {
  person: ShownPerson & { isPilot: boolean; languages: readonly string[] }
  /** Its place in the page's outline. */
  heading?: "h1" | "h3"
}

/** A person as strangers see them: face, name, figures, what is checked. */
export function PersonCard(props: PersonCardProps) {
  const { person, heading = "h1", sinceYear, pilot, badges, rating, guests, cameAlong } = props
  return (
    <Card as="section" labelledBy="person">
      <PersonHead
        person={person}
        rating={rating}
        heading={heading}
        headingId="person"
        size="portrait"
      />
      <div className="mt-6 grid grid-cols-2 gap-x-4 gap-y-5 border-t border-line pt-6">
        {pilot?.flown.map((figure) => (
          <StatFigure key={figure.label} {...figure} />
        ))}
        {pilot && (
          <StatFigure
            value={String(guests)}
            label={guests === 1 ? "Gast an Bord" : "Gäste an Bord"}
          />
        )}
        {!pilot && <StatFigure value={String(cameAlong)} label="Mitflüge" />}
        <StatFigure value={sinceYear} label="dabei seit" />
      </div>
      <dl className="mt-6 space-y-3 border-t border-line pt-6 text-ui">
        {pilot && (
          <div>
            <dt className="text-small text-ink3">Lizenz</dt>
            <dd>{pilot.licence}</dd>
          </div>
        )}
        {pilot?.answers && (
          <div>
            <dt className="text-small text-ink3">Fragen und Anfragen</dt>
            <dd>{pilot.answers}</dd>
          </div>
        )}
        {pilot?.kept && (
          <div>
            <dt className="text-small text-ink3">Zusagen</dt>
            <dd>{pilot.kept}</dd>
          </div>
        )}
        {pilot?.home && (
          <div>
            <dt className="text-small text-ink3">Heimatplatz</dt>
            <dd>
              <TextLink href={airportPath(pilot.home.code)} isInline>
                {pilot.home.name}
              </TextLink>{" "}
              <span className="font-mono text-label text-ink3">{pilot.home.code}</span>
            </dd>
          </div>
        )}
        <div>
          <dt className="text-small text-ink3">Spricht</dt>
          <dd>{languageNames(person.languages)}</dd>
        </div>
      </dl>
      {badges.length > 0 && (
        <div className="mt-6">
          <CheckedBadges badges={badges} />
        </div>
      )}
      {pilot && (
        <p className="mt-5 text-small text-ink3">
          Was wir prüfen und wie, steht unter{" "}
          <TextLink href="/de/safety" isInline>
            Sicherheit
          </TextLink>
          .
        </p>
      )}
    </Card>
  )
}
