import type { ReactNode } from "react"
import type { Topic } from "#features/flights/core/flight.ts"
import type { FlightCardData } from "#features/search/flight-card.ts"
import type { TopicFacts } from "#features/search/topic-facts.ts"
import { Ruler } from "#ui/elements/ruler.tsx"
import type { ContentPage } from "../content-page.ts"
import type { PageLink } from "../page-link.ts"
import { TOPIC_HEADINGS } from "../topic-headings.ts"
import { FaqList } from "./faq-list.tsx"
import { ProseArticle } from "./prose-article.tsx"
import { TopicFlights } from "./topic-flights.tsx"
import { TopicNeighbours } from "./topic-neighbours.tsx"
import { TopicPrices } from "./topic-prices.tsx"

interface TopicPageProps {
  page: ContentPage
  topic: Topic
  flights: readonly FlightCardData[]
  facts: TopicFacts | null
  neighbours: readonly PageLink[]
}

/** The text of a topic with its flights after the first section. */
export function TopicPage({ page, topic, flights, facts, neighbours }: TopicPageProps) {
  const [first, ...rest] = page.sections
  return (
    <Stack>
      {first && (
        <ProseArticle
          sections={[first]}
          layout="columns"
          className="[&>section>div>p:first-child]:text-lead [&>section>div>p:first-child]:text-ink"
        />
      )}
      <TopicFlights
        heading={TOPIC_HEADINGS[topic]}
        flights={flights}
        searchHref={page.cta?.path ?? "/de/suche"}
      />
      {rest.length > 0 && (
        <div>
          <Ruler className="mb-10" />
          <ProseArticle sections={rest} layout="columns" />
        </div>
      )}
      {facts && <TopicPrices facts={facts} />}
      {page.faq.map((group) => (
        <FaqList key={group.id} group={group} layout="columns" />
      ))}
      <TopicNeighbours neighbours={neighbours} />
    </Stack>
  )
}

function Stack({ children }: { children: ReactNode }) {
  return <div className="grid gap-y-section [&>*]:min-w-0">{children}</div>
}
