import { Link } from "react-router"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { formatEuro } from "#platform/money.ts"
import { Card } from "#ui/elements/card.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { snapRow } from "#ui/elements/snap-row.ts"
import type { TopicTile } from "../topic-tile.ts"

/** One large picture and four small ones; each leads to its topic. */
export function TopicMosaic({ tiles }: { tiles: readonly TopicTile[] }) {
  return (
    <section aria-labelledby="themen" className="mx-auto max-w-page px-gutter pt-section">
      <SectionHeading
        id="themen"
        title="Wonach ist dir?"
        link={{ label: "Alle Themen", href: "/de/beliebte-themen" }}
      />
      <ul
        className={`md:mt-6 ${snapRow("md:grid md:grid-cols-2 md:gap-4 lg:grid-cols-4 lg:grid-rows-2 lg:gap-5")}`}
      >
        {tiles.map((tile, index) => (
          <li key={tile.path} className={index === 0 ? "md:col-span-2 lg:row-span-2" : undefined}>
            <Card inset="none" className="flex h-full flex-col">
              <div className="min-h-0 flex-1">
                <ScenePicture
                  src={tile.picture}
                  {...tile.widths}
                  alt=""
                  aspect={index === 0 ? "photo" : "card"}
                  className="h-full"
                />
              </div>
              <p className="flex items-baseline justify-between gap-3 px-5 py-4">
                <Link
                  to={tile.path}
                  className="font-display text-h4 outline-none after:absolute after:inset-0 after:rounded-card focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
                >
                  {tile.title}
                </Link>
                {tile.fromCents !== null && (
                  <span className="text-small text-ink2 tabular-nums">
                    ab {formatEuro(tile.fromCents)}
                  </span>
                )}
              </p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}
