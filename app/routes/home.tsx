import type { StorefrontHandle } from "#app/layouts/storefront.tsx"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { publicUrlOf } from "#app/public-address.ts"
import { HOME_PHOTO } from "#features/content/content-photo.ts"
import { contentPhotos } from "#features/content/server/content-photos.ts"
import { drawSkies } from "#features/content/server/draw-skies.ts"
import { heroPhotoOf } from "#features/content/server/hero-photo-of.tsx"
import { homeProof } from "#features/content/server/home-proof.ts"
import { MIDDLE_OF_GERMANY, skiesOverGermany } from "#features/content/server/sky-over-germany.ts"
import { topicTiles } from "#features/content/server/topic-tiles.ts"
import { siteForSearch } from "#features/content/structured-data.ts"
import { CostExample } from "#features/content/ui/cost-example.tsx"
import { HomeHero } from "#features/content/ui/home-hero.tsx"
import { HowItWorks } from "#features/content/ui/how-it-works.tsx"
import { ReviewQuotes } from "#features/content/ui/review-quotes.tsx"
import { TopicMosaic } from "#features/content/ui/topic-mosaic.tsx"
import { TrustRows } from "#features/content/ui/trust-rows.tsx"
import { VoucherTeaser } from "#features/content/ui/voucher-teaser.tsx"
import { daylight } from "#features/places/daylight.ts"
import { listQuotableReviews } from "#features/reviews/server/reviews-queries.ts"
import { countSearchableFlights } from "#features/search/server/home-queries.ts"
import { listNextFlights } from "#features/search/server/next-flights.ts"
import { FlightGrid } from "#features/search/ui/flight-grid.tsx"
import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/home"

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const now = clock.now()
  const [flights, flightCount, tiles, reviews, proof] = await Promise.all([
    listNextFlights(db, 3),
    countSearchableFlights(db),
    topicTiles(
      db,
      ["inselflug", "alpenflug", "nachtflug", "stadtflug", "wochenendtrip"],
      contentPhotos,
    ),
    listQuotableReviews(db, 2),
    homeProof(db),
  ])
  return {
    flights,
    flightCount,
    tiles,
    reviews,
    proof,
    today: isoDay(now, HOME_ZONE),
    daylight: daylight(now, MIDDLE_OF_GERMANY, HOME_ZONE),
    skies: drawSkies(skiesOverGermany(now)),
    ...heroPhotoOf(HOME_PHOTO, contentPhotos),
  }
}

export const meta: Route.MetaFunction = (at) => [
  ...pageMeta(
    {
      description:
        "Private Pilotinnen und Piloten nehmen dich mit und teilen die Kosten. Finde einen Flug in deiner Nähe und zahle nur deinen Anteil.",
    },
    at,
  ),
  ...(import.meta.env.SSR ? [{ "script:ld+json": siteForSearch(publicUrlOf(at)) }] : []),
]

export const handle: StorefrontHandle = { header: "scene" }

export default function Home({ loaderData }: Route.ComponentProps) {
  const { flights, flightCount, tiles, reviews, proof, today, daylight, skies, photo } = loaderData
  return (
    <div className="max-md:[--section-gap:2.75rem]">
      <HomeHero
        today={today}
        flightCount={flightCount}
        proof={proof}
        daylight={daylight}
        skies={skies}
        photo={photo}
      />
      <section aria-labelledby="naechste" className="mx-auto max-w-page px-gutter pt-section">
        <SectionHeading
          id="naechste"
          title="Nächste Flüge"
          link={{ label: `Alle ${flightCount} Flüge`, href: "/de/suche" }}
        />
        <div className="md:mt-6">
          <FlightGrid flights={flights} isRow />
        </div>
      </section>
      <TopicMosaic tiles={tiles} />
      <HowItWorks />
      <CostExample />
      <VoucherTeaser />
      <TrustRows />
      <ReviewQuotes reviews={reviews} />
      <section aria-labelledby="noch-keiner" className="mx-auto max-w-page px-gutter py-section">
        <Card className="flex flex-wrap items-center justify-between gap-6 md:px-12 md:py-10">
          <div className="max-w-text">
            <h2 id="noch-keiner" className="text-h3">
              Noch kein Flug dabei?
            </h2>
            <p className="mt-2 text-ink2">
              Der Suchagent schreibt dir um 18 Uhr, wenn bei dir etwas Neues startet. Oder{" "}
              <TextLink href="/de/suche?umkreis=200">such in einem größeren Umkreis</TextLink>.
            </p>
          </div>
          <div className="flex flex-wrap gap-3">
            <SubscriptionButton />
            <ButtonLink href="/de/gesuch" variant="text">
              Gesuch aufgeben
            </ButtonLink>
          </div>
        </Card>
      </section>
    </div>
  )
}
