import { Images } from "lucide"
import { Link } from "react-router"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { AlbumSummary } from "../album-view.ts"
import { albumPath, memoryPhotoPath } from "../memory-paths.ts"

/** What the room of a flight shows of its album. */
export function AlbumCard({ flightId, count, waiting, newest }: AlbumSummary) {
  const path = albumPath(flightId)
  return (
    <Card as="section" labelledBy="album">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="album" className="scroll-mt-6 text-h3">
          Album
        </h2>
        {waiting > 0 && (
          <Badge tone="apricot">
            {waiting === 1 ? "Ein Foto wartet auf dich" : `${waiting} Fotos warten auf dich`}
          </Badge>
        )}
      </div>
      {count === 0 ? (
        <p className="mt-2 max-w-text text-ui text-ink2">
          Habt ihr fotografiert? Hier sammelt ihr, was vom Flug bleibt. Sehen können es nur alle,
          die an Bord waren.
        </p>
      ) : (
        <>
          <p className="mt-2 text-ui text-ink2">
            {count === 1 ? "Ein Foto, nur für euch." : `${count} Fotos, nur für euch.`}
          </p>
          <ul className="mt-4 grid grid-cols-4 gap-2">
            {newest.map(({ id, photoId, author }) => (
              <li key={id}>
                <Link to={path} className="block overflow-hidden rounded-chip">
                  <img
                    src={memoryPhotoPath(photoId, 480)}
                    alt={`Foto von ${author}`}
                    width={480}
                    height={480}
                    loading="lazy"
                    className="aspect-square size-full bg-sunken object-cover"
                  />
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="mt-4">
        <ButtonLink href={path} variant="secondary" size="small" icon={Images}>
          {count === 0 ? "Fotos hinzufügen" : "Album öffnen"}
        </ButtonLink>
      </p>
    </Card>
  )
}
