import { Card } from "#ui/card.tsx"
import { DescriptionList } from "#ui/description-list.tsx"
import { ScenePicture } from "#ui/scene-picture.tsx"
import type { FlightView } from "../flight-view.ts"

interface PlaneCardProps {
  plane: NonNullable<FlightView["plane"]>
  picture: string
  luggageKg: number
}

/** What flies: type, mark, age, seats, and what may come along. */
export function PlaneCard({ plane, picture, luggageKg }: PlaneCardProps) {
  return (
    <Card inset="none">
      <ScenePicture src={picture} alt="" aspect="wide" />
      <div className="p-card">
        <h3 className="flex items-baseline justify-between gap-3 text-h3">
          {plane.model}
          <span className="font-mono text-small whitespace-nowrap font-normal tracking-normal text-ink2">
            {plane.registration}
          </span>
        </h3>
        <p className="mt-1 mb-4 text-small text-ink2">
          {plane.wing === "high"
            ? "Hochdecker, freie Sicht nach unten"
            : "Tiefdecker, freie Sicht rundum"}
        </p>
        <DescriptionList
          entries={[
            { term: "Baujahr", description: plane.year },
            { term: "Sitze", description: `${plane.seats}, einer davon zum Steuern` },
            {
              term: "Gepäck",
              description:
                luggageKg === 0 ? "kein Platz dafür" : `${luggageKg} kg je Person, weiche Tasche`,
            },
          ]}
        />
      </div>
    </Card>
  )
}
