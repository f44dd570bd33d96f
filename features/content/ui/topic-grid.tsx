import { Link } from "react-router"
import { formatEuro } from "#platform/money.ts"
import { Card } from "#ui/card.tsx"
import { ScenePicture } from "#ui/scene-picture.tsx"
import type { TopicTile } from "../topic-tile.ts"

/** All topics as pictures with what they cost at least. */
export function TopicGrid({ tiles }: { tiles: readonly TopicTile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4 lg:gap-5">
      {tiles.map((tile) => (
        <li key={tile.path}>
          <Card inset="none" className="h-full">
            <ScenePicture src={tile.picture} alt="" aspect="photo" />
            <div className="flex flex-col px-4 py-3.5 md:px-5 md:py-4">
              <Link
                to={tile.path}
                className="font-display text-body leading-tight font-semibold hyphens-auto outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus md:text-h4"
              >
                {tile.title}
              </Link>
              <span className="mt-1 text-fine text-ink2 tabular-nums">
                {tile.fromCents === null ? "gerade kein Flug" : `ab ${formatEuro(tile.fromCents)}`}
              </span>
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}
