import { MessageCircle, PlaneTakeoff } from "lucide"
import { profilePath } from "#features/users/core/profile-path.ts"
import { CheckedBadges } from "#features/users/pilots/ui/checked-badges.tsx"
import { PersonHead } from "#features/users/pilots/ui/person-head.tsx"
import { experienceFigures } from "#features/verification/experience.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { StatFigure } from "#ui/charts/stat-figure.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import type { FlightView } from "../flight-view.ts"

interface PilotCardProps {
  pilot: FlightView["pilot"]
  rating: { mean: number | null; count: number }
  /** How they answer, in a sentence. */
  answers: string | undefined
  /** How many of their flights took place, in a sentence. */
  kept: string | undefined
}

/** Who flies: a private person, with what is checked and what others wrote. */
export function PilotCard({ pilot, rating, answers, kept }: PilotCardProps) {
  const head = <PersonHead person={{ ...pilot, isPilot: true }} rating={rating} heading="h3" />
  if (pilot.isDeleted) return <Card>{head}</Card>
  const figures = experienceFigures(pilot.experience)
  return (
    <Card className="flex flex-col">
      {head}
      {figures.length > 0 && (
        <div className="mt-5 grid grid-cols-2 gap-4 border-t border-line pt-5">
          {figures.map((figure) => (
            <StatFigure key={figure.label} {...figure} />
          ))}
        </div>
      )}
      {answers && (
        <p className="mt-5 flex gap-2.5 text-small text-ink2">
          <Icon shape={MessageCircle} size={18} className="text-ink3" />
          {answers}
        </p>
      )}
      {kept && (
        <p className="mt-3 flex gap-2.5 text-small text-ink2">
          <Icon shape={PlaneTakeoff} size={18} className="text-ink3" />
          {kept}
        </p>
      )}
      <div className="mt-5">
        <CheckedBadges badges={pilot.badges} />
      </div>
      <div className="mt-auto pt-6">
        <ButtonLink href={profilePath(pilot.id)} variant="secondary" isWide>
          Profil ansehen
        </ButtonLink>
      </div>
    </Card>
  )
}
