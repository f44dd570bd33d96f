import { Link } from "react-router"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { formatEuro } from "#platform/money.ts"
import { Card } from "#ui/elements/card.tsx"
import type { TopicTile } from "../topic-tile.ts"

// thirteen tiles: with a large first one every row is full in two, three and four columns
const LARGE = "col-span-2 md:col-span-3 lg:col-span-2 lg:row-span-2"

/** All topics as pictures with what they cost at least. */
export function TopicGrid({ tiles }: { tiles: readonly TopicTile[] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-4 lg:gap-5">
      {tiles.map((tile, index) => (
        <li key={tile.path} className={index === 0 ? LARGE : undefined}>
          <Card inset="none" className="flex h-full flex-col">
            <div className="min-h-0 flex-1">
              <ScenePicture
                src={tile.picture}
                {...tile.widths}
                alt=""
                aspect="photo"
                className={index === 0 ? "h-full md:max-lg:aspect-[2/1]" : "h-full"}
              />
            </div>
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
