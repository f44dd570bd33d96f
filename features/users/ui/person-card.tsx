import { BadgeCheck } from "lucide-react"
import { Avatar } from "#ui/avatar.tsx"
import { Badge } from "#ui/badge.tsx"
import { Card } from "#ui/card.tsx"
import { Rating } from "#ui/rating.tsx"
import { StatFigure } from "#ui/stat-figure.tsx"
import { TextLink } from "#ui/text-link.tsx"
import { languageNames } from "../languages.ts"

interface PersonCardProps {
  person: { name: string; isPilot: boolean; languages: readonly string[] }
  sinceYear: string
  pilot: {
    licence: string
    flightHours: number
    landingsLast90Days: number
    home: { code: string; name: string } | null
  } | null
  /** What is verified and valid today. */
  badges: readonly string[]
  rating: { mean: number | null; count: number }
  /** Who was on board with them at the controls. */
  guests: number
  /** How often they came along themselves. */
  cameAlong: number
}

/** A person as strangers see them: name, figures, what is checked. */
export function PersonCard(props: PersonCardProps) {
  const { person, sinceYear, pilot, badges, rating, guests, cameAlong } = props
  return (
    <Card as="section" labelledBy="person" className="lg:sticky lg:top-6">
      <div className="flex items-center gap-4">
        <Avatar name={person.name} size="large" />
        <div>
          <h1 id="person" className="text-h2">
            {person.name}
          </h1>
          <p className="mt-1 text-small text-ink2">
            {person.isPilot ? "Privater Anbieter" : "Fliegt mit"}
            {rating.mean !== null && (
              <>
                {" · "}
                <Rating mean={rating.mean} count={rating.count} />
              </>
            )}
          </p>
        </div>
      </div>
      <div className="mt-6 grid grid-cols-2 gap-x-4 gap-y-5 border-t border-line pt-6">
        {pilot && <StatFigure value={`${pilot.flightHours} h`} label="Flugerfahrung" />}
        {pilot && (
          <StatFigure value={String(pilot.landingsLast90Days)} label="Landungen, 90 Tage" />
        )}
        {pilot && <StatFigure value={String(guests)} label="Gäste an Bord" />}
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
        {pilot?.home && (
          <div>
            <dt className="text-small text-ink3">Heimatplatz</dt>
            <dd>
              <TextLink href={`/de/flugplatz/${pilot.home.code}`} isInline>
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
        <ul aria-label="Geprüft und heute gültig" className="mt-6 flex flex-wrap gap-2">
          {badges.map((badge) => (
            <li key={badge}>
              <Badge tone="ok" icon={BadgeCheck}>
                {badge}
              </Badge>
            </li>
          ))}
        </ul>
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
