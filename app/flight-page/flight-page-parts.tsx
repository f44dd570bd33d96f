import { CloudSun, Scale, ShieldCheck, Umbrella } from "lucide"
import { Fragment } from "react"
import { flightPath } from "#features/flights/core/flight-path.ts"
import type { FlightView, OfferView } from "#features/flights/core/flight-view.ts"
import { PilotCard } from "#features/flights/core/ui/pilot-card.tsx"
import { PlaneCard } from "#features/flights/core/ui/plane-card.tsx"
import { Moments } from "#features/memories/ui/moments.tsx"
import { airportPath, flightsFromPath } from "#features/places/place-paths.ts"
import { reportMoment } from "#features/reports/ui/report-moment.tsx"
import { reportReply, reportReview } from "#features/reports/ui/report-review.tsx"
import { PilotReviews } from "#features/reviews/ui/pilot-reviews.tsx"
import { ReviewList } from "#features/reviews/ui/review-list.tsx"
import { FlightGrid } from "#features/search/ui/flight-grid.tsx"
import { inDative } from "#features/users/core/name-in-sentence.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { LoadedDated, LoadedOffer } from "./load-flight.ts"

/* What the pages of flights with and without a date have in common. */

type Shown = FlightView | OfferView

/** Who flies, and what. */
export function PilotAndPlane({
  flight,
  rating,
  answers,
  kept,
}: {
  flight: Shown
  rating: LoadedDated["rating"]
  answers: LoadedDated["answers"]
  kept: LoadedDated["kept"]
}) {
  return (
    <section aria-label="Pilot und Flugzeug" className="mt-6 grid gap-6 md:grid-cols-2">
      <PilotCard pilot={flight.pilot} rating={rating} answers={answers} kept={kept} />
      {flight.plane && (
        <PlaneCard
          plane={flight.plane}
          picture={flight.drawn.plane}
          luggageKg={flight.luggageKgPerPerson}
        />
      )}
    </section>
  )
}

/** What was photographed on board of this pilot's flights. */
export function PilotMoments({ moments }: Pick<LoadedDated, "moments">) {
  return (
    <div className="mt-14 empty:hidden">
      <Moments
        moments={moments}
        heading={
          <h2 id="momente" className="mb-5 text-h2">
            Momente von Bord
          </h2>
        }
        report={reportMoment}
      />
    </div>
  )
}

/** Weight, weather, safety and insurance, for those who can still come along. */
export function GoodToKnow({ pilot }: Pick<Shown, "pilot">) {
  return (
    <section aria-labelledby="wissen" className="mt-14">
      <h2 id="wissen" className="mb-5 text-h2">
        Gut zu wissen
      </h2>
      <div className="grid gap-4 md:grid-cols-2">
        <Notice icon={Scale} title="Dein Gewicht bleibt privat" isStacked>
          Wir brauchen es für die Beladung. Nur {pilot.firstName} sieht es, 30 Tage nach dem Flug
          ist es gelöscht.
        </Notice>
        <Notice tone="warn" icon={CloudSun} title="Das Wetter entscheidet mit" isStacked>
          Wer bei Nebel am Boden bleibt, macht alles richtig. Wird abgesagt, bekommst du alles
          zurück.
        </Notice>
        <Notice
          icon={ShieldCheck}
          title="Ein privater Flug ist kein Linienflug"
          isStacked
          action={<TextLink href="/de/safety">Was wir prüfen und was nicht</TextLink>}
        >
          Er hat weniger Reserven. Lizenz, Tauglichkeit und Übung müssen für den Flugtag gelten,
          sonst erscheint er nicht.
        </Notice>
        <Notice
          icon={Umbrella}
          title="Das Flugzeug ist versichert"
          isStacked
          action={<TextLink href="/de/versicherung">Was das in Zahlen heißt</TextLink>}
        >
          Seine Haftpflicht gilt auch für Gäste an Bord. Ohne Nachweis bis zum Flugtag erscheint
          kein Flug.
        </Notice>
      </div>
    </section>
  )
}

/** What guests wrote after this very flight. */
export function ReviewsOfFlight({
  reviews,
  pilot,
}: {
  reviews: LoadedDated["reviewsOfFlight"]
  pilot: Shown["pilot"]
}) {
  if (reviews.length === 0) return null
  return (
    <section aria-labelledby="zu-diesem-flug" className="mt-14">
      <h2 id="zu-diesem-flug" className="mb-5 text-h2">
        Was Mitfliegende zu diesem Flug schreiben
      </h2>
      <ReviewList
        reviews={reviews}
        subjectName={pilot.name}
        action={reportReview}
        replyAction={reportReply}
      />
    </section>
  )
}

/** What guests say of the pilot; all of it stands on the profile. */
export function ReviewsOfPilot({
  flight,
  rating,
  reviews,
  reviewQuery,
}: Pick<LoadedOffer, "rating" | "reviews" | "reviewQuery"> & { flight: Shown }) {
  const { pilot } = flight
  return (
    <div className="mt-14">
      <PilotReviews
        title={`Was Gäste über ${pilot.firstName} schreiben`}
        path={flightPath(flight.id)}
        query={reviewQuery}
        rating={rating}
        shown={reviews}
        pilot={pilot}
        {...(!pilot.isDeleted && { allPath: profilePath(pilot.id) })}
        action={reportReview}
        replyAction={reportReply}
      />
    </div>
  )
}

/** What else flies: with the same pilot where this flight is none to book, and from around here. */
export function OtherFlights({
  flight,
  flightsOfPilot,
  similar,
  nearby,
}: Pick<LoadedOffer, "flightsOfPilot" | "similar" | "nearby"> & { flight: Shown }) {
  const { departure, pilot } = flight
  return (
    <>
      {flightsOfPilot.length > 0 && (
        <section aria-labelledby="weitere" className="mt-section">
          <SectionHeading
            id="weitere"
            title={`Die nächsten Flüge mit ${inDative(pilot.firstName)}`}
            link={{ label: "Zum Profil", href: profilePath(pilot.id) }}
          />
          <FlightGrid flights={flightsOfPilot} isTaste />
        </section>
      )}
      {similar.length > 0 && (
        <section aria-labelledby="aehnliche" className="mt-section">
          <SectionHeading
            id="aehnliche"
            title="Ähnliche Flüge in der Nähe"
            link={{ label: `Flüge um ${departure.town}`, href: searchAround(departure.town) }}
          >
            {nearby.length > 0 && <AlsoFrom nearby={nearby} />}
          </SectionHeading>
          <FlightGrid flights={similar} isTaste />
        </section>
      )}
    </>
  )
}

/** „Auch möglich: ab Leverkusen (EDKL) 12 Flüge, ab Aachen-Merzbrück (EDKA) 3 Flüge.“ */
function AlsoFrom({ nearby }: Pick<LoadedOffer, "nearby">) {
  return (
    <>
      Auch möglich:
      {nearby.map(({ code, name, flights }, index) => (
        <Fragment key={code}>
          {index > 0 && ","} ab{" "}
          <TextLink href={airportPath(code)} isInline>
            {name} ({code})
          </TextLink>{" "}
          {flights}
        </Fragment>
      ))}
      .
    </>
  )
}

export function searchAround(town: string): string {
  return flightsFromPath(town)
}
