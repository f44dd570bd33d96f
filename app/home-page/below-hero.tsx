import { CostExample } from "#features/content/ui/cost-example.tsx"
import { HowItWorks } from "#features/content/ui/how-it-works.tsx"
import { ReviewQuotes } from "#features/content/ui/review-quotes.tsx"
import { TopicMosaic } from "#features/content/ui/topic-mosaic.tsx"
import { TrustRows } from "#features/content/ui/trust-rows.tsx"
import { VoucherTeaser } from "#features/content/ui/voucher-teaser.tsx"
import { FlightGrid } from "#features/search/ui/flight-grid.tsx"
import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { LoadedHome } from "./load-home.ts"

type BelowHeroProps = Pick<LoadedHome, "flights" | "flightCount" | "tiles" | "reviews">

/** The home page below its search: what flies next, and why one may trust it. */
export function BelowHero({ flights, flightCount, tiles, reviews }: BelowHeroProps) {
  return (
    <>
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
    </>
  )
}
