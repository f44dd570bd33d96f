import type { ReactNode } from "react"
import type { Topic } from "#features/flights/flight.ts"
import type { FlightCardData } from "#features/search/flight-card.ts"
import { Ruler } from "#ui/ruler.tsx"
import type { ContentPage } from "../content-page.ts"
import { TOPIC_HEADINGS } from "../topic-headings.ts"
import { FaqList } from "./faq-list.tsx"
import { ProseArticle } from "./prose-article.tsx"
import { TopicFlights } from "./topic-flights.tsx"

interface TopicPageProps {
  page: ContentPage
  topic: Topic
  flights: readonly FlightCardData[]
}

/** The text of a topic with its flights after the first section. */
export function TopicPage({ page, topic, flights }: TopicPageProps) {
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
      <TopicFlights heading={TOPIC_HEADINGS[topic]} flights={flights} />
      {rest.length > 0 && (
        <div>
          <Ruler className="mb-10" />
          <ProseArticle sections={rest} layout="columns" />
        </div>
      )}
      {page.faq.map((group) => (
        <FaqList key={group.id} group={group} layout="columns" />
      ))}
    </Stack>
  )
}

function Stack({ children }: { children: ReactNode }) {
  return <div className="grid gap-y-section [&>*]:min-w-0">{children}</div>
}
