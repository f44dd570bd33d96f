import type { ReactNode } from "react"
import { ANGLES, type Angle, regionPath, regionTitle } from "#features/places/region-address.ts"
import type { Region } from "#features/places/regions.ts"
import type { FlightCardData } from "#features/search/flight-card.ts"
import type { DeparturePlace } from "#features/search/topic-facts.ts"
import { FlightGrid } from "#features/search/ui/flight-grid.tsx"
import { regionWatch } from "#features/subscriptions/region-watch.ts"
import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { SubscriptionOffer } from "#features/subscriptions/ui/subscription-offer.tsx"
import { ChartMap } from "#illustrations/chart-map/chart-map.tsx"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Ruler } from "#ui/elements/ruler.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import type { ContentPage, ContentSection } from "../content-page.ts"
import { DeparturePlaces } from "./departure-places.tsx"
import { FaqList } from "./faq-list.tsx"
import { ProseArticle } from "./prose-article.tsx"

interface RegionTextProps {
  angle: Angle
  region: Region
  neighbours: readonly Region[]
  page: Pick<ContentPage, "faq">
  own: ContentSection
  shared: readonly ContentSection[]
  flights: readonly FlightCardData[]
  places: readonly DeparturePlace[]
  /** The region as a chart, as SVG text. */
  map: string
}

/** A region from one side: what its address promises first, then what flies, then the rest. */
export function RegionText(props: RegionTextProps) {
  const { angle, region, neighbours, page, own, shared, flights, places, map } = props
  const others = ANGLES.filter((other) => other !== angle)
  return (
    <Stack>
      <ProseArticle
        sections={[own]}
        layout="columns"
        className="[&>section>div>p:first-child]:text-lead [&>section>div>p:first-child]:text-ink"
      />
      <NextFlights angle={angle} region={region} flights={flights} />
      <div>
        <Ruler className="mb-10" />
        <ProseArticle sections={shared} layout="columns" />
      </div>
      {places.length > 0 && (
        <section aria-labelledby="plaetze">
          <SectionHeading id="plaetze" title="Von hier wird geflogen" />
          <div className="grid items-start gap-x-10 gap-y-6 lg:grid-cols-[2fr_3fr]">
            <ChartMap svg={map} className="overflow-hidden rounded-panel border border-line" />
            <DeparturePlaces places={places} />
          </div>
        </section>
      )}
      {page.faq.map((group) => (
        <FaqList key={group.id} group={group} layout="columns" />
      ))}
      <nav aria-labelledby="weiter">
        <h2 id="weiter" className="mb-4 text-h2">
          Gleich nebenan
        </h2>
        <ul className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-4">
          {others.map((other) => (
            <Way key={other} to={{ angle: other, region }} />
          ))}
          {neighbours.map((neighbour) => (
            <Way key={neighbour.slug} to={{ angle, region: neighbour }} />
          ))}
        </ul>
      </nav>
    </Stack>
  )
}

function Stack({ children }: { children: ReactNode }) {
  return <div className="grid gap-y-section [&>*]:min-w-0">{children}</div>
}

function Way({ to }: { to: { angle: Angle; region: Region } }) {
  return (
    <li className="border-t border-line">
      <TextLink
        href={regionPath(to)}
        isInline
        className="inline-flex min-h-12 items-center py-2.5 leading-snug hyphens-auto"
      >
        {regionTitle(to)}
      </TextLink>
    </li>
  )
}

interface NextFlightsProps {
  angle: Angle
  region: Region
  flights: readonly FlightCardData[]
}

const EMPTY_SKY = scenePath({ terrain: "hills", time: "overcast", seed: 8, crop: "strip" })

function NextFlights({ angle, region, flights }: NextFlightsProps) {
  const watch = regionWatch(region)
  return (
    <section aria-labelledby="naechste">
      <SectionHeading
        id="naechste"
        title={angle === "rundfluege-ab" ? "Nächste Rundflüge" : "Nächste Flüge"}
        link={{ label: "Alle Flüge", href: "/de/suche" }}
      />
      {flights.length > 0 ? (
        <>
          <FlightGrid flights={flights} isTaste />
          <div className="mt-6">
            <SubscriptionOffer {...watch} modalSize="large" />
          </div>
        </>
      ) : (
        <EmptyState
          heading="h3"
          picture={<ScenePicture src={EMPTY_SKY} alt="" aspect="strip" />}
          title={`Ab ${region.from} fliegt gerade niemand`}
          action={
            <>
              <SubscriptionButton {...watch} modalSize="large" variant="quiet" />
              <ButtonLink href="/de/suche" variant="text">
                Alle Flüge ansehen
              </ButtonLink>
            </>
          }
        >
          In den nächsten 60 Tagen ist hier kein Platz frei. Der Suchagent schreibt dir, sobald in
          der Nähe jemand startet.
        </EmptyState>
      )}
    </section>
  )
}
