import { type PlanePhoto, planePhotoPath } from "#features/planes/plane-photo-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { FlightView } from "../flight-view.ts"

interface PlaneCardProps {
  plane: NonNullable<FlightView["plane"]>
  /** A scene, for who has brought no photo. */
  picture: string
  luggageKg: number
}

/** What flies: type, mark, age, seats, and what may come along. */
export function PlaneCard({ plane, picture, luggageKg }: PlaneCardProps) {
  const [first, ...others] = plane.photos
  return (
    <Card inset="none">
      {first ? (
        <ScenePicture src={planePhotoPath(first.id, 1280)} alt={altOf(first)} aspect="photo" />
      ) : (
        <ScenePicture src={picture} alt="" aspect="wide" />
      )}
      {others.length > 0 && (
        <ul className="grid h-20 auto-cols-fr grid-flow-col gap-0.5 pt-0.5">
          {others.map((photo) => (
            <li key={photo.id}>
              <a href={planePhotoPath(photo.id, 1280)} className="block h-full">
                <ScenePicture
                  src={planePhotoPath(photo.id, 480)}
                  alt={altOf(photo)}
                  aspect="fill"
                />
              </a>
            </li>
          ))}
        </ul>
      )}
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

function altOf({ alt }: PlanePhoto): string {
  return alt || "Foto des Flugzeugs"
}
