import type { Angle } from "#features/places/region-address.ts"
import type { DeparturePlace } from "#features/search/topic-facts.ts"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import type { ContentPage } from "../content-page.ts"
import type { TopicTile } from "../topic-tile.ts"
import { DeparturePlaces } from "./departure-places.tsx"
import { FaqList } from "./faq-list.tsx"
import { NothingFlies } from "./nothing-flies.tsx"
import { ProseArticle } from "./prose-article.tsx"
import { RegionList } from "./region-list.tsx"
import { TopicGrid } from "./topic-grid.tsx"

interface HubPageProps {
  page: ContentPage
  tiles: readonly TopicTile[]
  places: readonly DeparturePlace[]
  /** From which side the regions are shown, if at all. */
  angle: Angle | null
}

/** A page that leads on: all topics, and where flights start, before its text. */
export function HubPage({ page, tiles, places, angle }: HubPageProps) {
  return (
    <div className="grid gap-y-section [&>*]:min-w-0">
      {places.length > 0 && (
        <section aria-labelledby="plaetze">
          <SectionHeading
            id="plaetze"
            title="Von hier wird geflogen"
            link={{ label: "Alle Flüge", href: "/de/suche" }}
          >
            Die Flugplätze mit den meisten freien Flügen in den nächsten 60 Tagen.
          </SectionHeading>
          <DeparturePlaces places={places} />
        </section>
      )}
      {tiles.every(({ fromCents }) => fromCents === null) && <NothingFlies />}
      <section aria-labelledby="themen">
        <SectionHeading id="themen" title="Dreizehn Themen" />
        <TopicGrid tiles={tiles} />
      </section>
      {angle && <RegionList angle={angle} />}
      <ProseArticle sections={page.sections} layout="columns" />
      {page.faq.map((group) => (
        <FaqList key={group.id} group={group} layout="columns" />
      ))}
    </div>
  )
}
