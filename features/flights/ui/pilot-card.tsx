import { BadgeCheck } from "lucide-react"
import { Avatar } from "#ui/avatar.tsx"
import { Badge } from "#ui/badge.tsx"
import { ButtonLink } from "#ui/button-link.tsx"
import { Card } from "#ui/card.tsx"
import { Rating } from "#ui/rating.tsx"
import { StatFigure } from "#ui/stat-figure.tsx"
import type { FlightView } from "../flight-view.ts"

interface PilotCardProps {
  pilot: FlightView["pilot"]
  rating: { mean: number | null; count: number }
}

/** Who flies: a private person, with what is checked and what others wrote. */
export function PilotCard({ pilot, rating }: PilotCardProps) {
  return (
    <Card className="flex flex-col">
      <div className="flex items-center gap-4">
        <Avatar name={pilot.name} size="large" />
        <div>
          <h3 className="text-h3">{pilot.name}</h3>
          <p className="mt-1 text-small text-ink2">
            Privater Anbieter
            {rating.mean !== null && (
              <>
                {" · "}
                <Rating mean={rating.mean} count={rating.count} />
              </>
            )}
          </p>
        </div>
      </div>
      <div className="mt-5 grid grid-cols-2 gap-4 border-t border-line pt-5">
        <StatFigure value={`${pilot.flightHours} h`} label="Flugerfahrung" />
        <StatFigure value={String(pilot.landingsLast90Days)} label="Landungen, 90 Tage" />
      </div>
      <ul aria-label="Geprüft" className="mt-5 flex flex-wrap gap-2">
        {pilot.badges.map((badge) => (
          <li key={badge}>
            <Badge tone="ok" icon={BadgeCheck}>
              {badge}
            </Badge>
          </li>
        ))}
      </ul>
      <div className="mt-auto pt-6">
        <ButtonLink href={`/de/profil/${pilot.id}`} variant="secondary" isWide>
          Profil ansehen
        </ButtonLink>
      </div>
    </Card>
  )
}
