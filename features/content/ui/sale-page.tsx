import type { FlightCardData } from "#features/search/flight-card.ts"
import type { ReducedFlight } from "#features/search/reduced-flight.ts"
import { FlightCard } from "#features/search/ui/flight-card.tsx"
import { FLIGHT_CELL, FlightGrid } from "#features/search/ui/flight-grid.tsx"
import { SubscriptionButton } from "#features/subscriptions/ui/subscription-button.tsx"
import { scenePath } from "#illustrations/scene-path.ts"
import { ScenePicture } from "#illustrations/scene-picture.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatShortDay, HOME_ZONE } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { ContentPage } from "../content-page.ts"
import { FaqList } from "./faq-list.tsx"
import { ProseArticle } from "./prose-article.tsx"

interface SalePageProps {
  page: ContentPage
  reduced: readonly ReducedFlight[]
  cheapest: readonly FlightCardData[]
}

/** Flights that cost less than before, and apart from them those that simply cost little. */
export function SalePage({ page, reduced, cheapest }: SalePageProps) {
  return (
    <div className="grid gap-y-section [&>*]:min-w-0">
      <section aria-labelledby="gesenkt">
        <SectionHeading id="gesenkt" title="Gerade gesenkt">
          Der frühere Preis ist der niedrigste Gesamtpreis der letzten 30 Tage vor der Senkung, pro
          Person und mit Servicegebühr.
        </SectionHeading>
        {reduced.length > 0 ? <ReducedFlights reduced={reduced} /> : <NothingReduced />}
      </section>
      {cheapest.length > 0 && (
        <section aria-labelledby="guenstig">
          <SectionHeading
            id="guenstig"
            title="Die günstigsten Flüge"
            link={{ label: "Alle nach Preis", href: "/de/suche?sortierung=preis" }}
          >
            Nicht gesenkt, sondern von Anfang an so gerechnet: kurze Wege, sparsame Flugzeuge, volle
            Kabinen.
          </SectionHeading>
          <FlightGrid flights={cheapest} isTaste />
        </section>
      )}
      <ProseArticle sections={page.sections} layout="columns" />
      {page.faq.map((group) => (
        <FaqList key={group.id} group={group} layout="columns" />
      ))}
    </div>
  )
}

function ReducedFlights({ reduced }: { reduced: readonly ReducedFlight[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
      {reduced.map(({ flight, formerTotalCents, savedCents, since }) => (
        // the former price is the foot of the card: one frame around both, none around the card in it
        <li
          key={flight.id}
          className={classNames(
            FLIGHT_CELL,
            "flex flex-col overflow-hidden rounded-card border border-line bg-surface shadow-rest",
          )}
        >
          <div className="flex-1 [&>article]:rounded-none [&>article]:border-0 [&>article]:shadow-none">
            <FlightCard
              flight={flight}
              badge={<Badge tone="picture">{formatEuro(savedCents)} weniger</Badge>}
            />
          </div>
          <p className="mx-5 flex flex-wrap justify-between gap-x-4 border-t border-line pt-3 pb-4 text-small text-ink2 tabular-nums">
            <span>
              vorher <VisuallyHidden>niedrigster Preis der 30 Tage davor: </VisuallyHidden>
              <s>{formatEuro(formerTotalCents)}</s>
            </span>
            <span>gesenkt am {formatShortDay(new Date(since), HOME_ZONE)}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

function NothingReduced() {
  const scene = scenePath({
    terrain: "coast",
    time: "day",
    weather: "clear",
    seed: 8,
    crop: "strip",
  })
  return (
    <EmptyState
      heading="h3"
      picture={<ScenePicture src={scene} alt="" aspect="strip" />}
      title="Heute ist kein Preis gesunken"
      action={
        <>
          <SubscriptionButton variant="quiet" />
          <ButtonLink href="/de/suche?sortierung=preis" variant="text">
            Alle Flüge nach Preis
          </ButtonLink>
        </>
      }
    >
      Erfundene Streichpreise zeigen wir nicht, also bleibt dieser Platz leer, bis jemand wirklich
      weniger verlangt. Der Suchagent schreibt dir, sobald um deinen Ort etwas Neues startet.
    </EmptyState>
  )
}
