import { Moments } from "#features/memories/ui/moments.tsx"
import { reportMoment } from "#features/reports/ui/report-moment.tsx"
import { reportReply, reportReview } from "#features/reports/ui/report-review.tsx"
import { PilotReviews } from "#features/reviews/ui/pilot-reviews.tsx"
import { ReviewList } from "#features/reviews/ui/review-list.tsx"
import { FlightRow } from "#features/search/ui/flight-row.tsx"
import { OfferList } from "#features/search/ui/offer-list.tsx"
import { inDative } from "#features/users/core/name-in-sentence.ts"
import { profilePath } from "#features/users/core/profile-path.ts"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { LoadedProfile } from "./load-profile.ts"

type ProfileSectionsProps = LoadedProfile & { firstName: string }

/** Below what a person says of themselves: where they fly, and what others say of them. */
export function ProfileSections(props: ProfileSectionsProps) {
  const { person, firstName, query, asPilot, asGuest, flights, offers, moments } = props
  return (
    <>
      {person.isPilot && (
        <section aria-labelledby="fluege">
          <SectionHeading id="fluege" title="Nächste Flüge" />
          {flights.length > 0 ? (
            <ul className="grid grid-cols-1 gap-5">
              {flights.map((flight) => (
                <li key={flight.id}>
                  <FlightRow hit={flight} heading="h3" />
                </li>
              ))}
            </ul>
          ) : (
            <p className="max-w-text text-ink2">
              In den nächsten 60 Tagen hat {firstName} keinen Flug mit freien Plätzen.{" "}
              <TextLink href="/de/suche">Andere Flüge ansehen</TextLink>
            </p>
          )}
          <OfferList offers={offers} beside="departure" />
        </section>
      )}
      <Moments
        moments={moments}
        heading={<SectionHeading id="momente" title="Momente von Bord" />}
        report={reportMoment}
      />
      {asPilot && (
        <PilotReviews
          title="Bewertungen"
          path={profilePath(person.id)}
          query={query}
          {...asPilot}
          pilot={{ name: person.name, firstName }}
          action={reportReview}
          replyAction={reportReply}
        />
      )}
      {(asGuest.length > 0 || !asPilot) && (
        <section aria-labelledby="als-gast">
          <SectionHeading
            id="als-gast"
            title={asPilot ? "Als Gast an Bord" : "Bewertungen"}
            link={{ label: "Wie wir sie prüfen", href: "/de/bewertungen" }}
          >
            {asPilot && `Was andere über ${firstName} als Gast schreiben, zählt oben nicht mit.`}
          </SectionHeading>
          {asGuest.length > 0 ? (
            <ReviewList
              reviews={asGuest}
              subjectName={person.name}
              action={reportReview}
              replyAction={reportReply}
            />
          ) : (
            <p className="max-w-text text-ink2">
              Noch keine. Bewerten kann nur, wer mit {inDative(firstName)} geflogen ist.
            </p>
          )}
        </section>
      )}
    </>
  )
}
