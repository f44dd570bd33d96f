import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { AskLink } from "#features/chat/ui/ask-link.tsx"
import { listMoments } from "#features/memories/server/list-moments.ts"
import { Moments } from "#features/memories/ui/moments.tsx"
import { ReportLink } from "#features/reports/ui/report-link.tsx"
import { reportMoment } from "#features/reports/ui/report-moment.tsx"
import { reportReply, reportReview } from "#features/reports/ui/report-review.tsx"
import { isUsualReviewList, reviewListAt } from "#features/reviews/review-list.ts"
import { listPilotReviews } from "#features/reviews/server/list-pilot-reviews.ts"
import { listReviewsOfGuest } from "#features/reviews/server/reviews-queries.ts"
import { PilotReviews } from "#features/reviews/ui/pilot-reviews.tsx"
import { ReviewList } from "#features/reviews/ui/review-list.tsx"
import { listFlightsWithPilot } from "#features/search/server/list-flights-with-pilot.ts"
import { listOpenOffersOfPilot } from "#features/search/server/open-offers.ts"
import { FlightRow } from "#features/search/ui/flight-row.tsx"
import { OfferList } from "#features/search/ui/offer-list.tsx"
import { profilePath } from "#features/users/core/profile-path.ts"
import { getPublicUser } from "#features/users/core/server/users-queries.ts"
import { PersonCard } from "#features/users/pilots/ui/person-card.tsx"
import { parseListAddress } from "#platform/list-address.ts"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { loadPersonFacts } from "../flight-page/person-facts.ts"
import type { Route } from "./+types/profile"

const SHOWN_REVIEWS = 10
const SHOWN_REVIEWS_OF_GUEST = 6
const SHOWN_FLIGHTS = 6

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { db, user } = context.get(pageContext)
  const userId = idInPath(params.userId, url)
  const person = await orNotFound(getPublicUser(db, userId))
  const query = parseListAddress(reviewListAt(profilePath(userId)), url.searchParams)
  const [{ pilotRating, ...facts }, shown, asGuest, flights, offers, moments] = await Promise.all([
    loadPersonFacts(db, person),
    person.isPilot ? listPilotReviews(db, { pilotId: userId, query, size: SHOWN_REVIEWS }) : null,
    listReviewsOfGuest(db, userId, SHOWN_REVIEWS_OF_GUEST),
    listFlightsWithPilot(db, userId, SHOWN_FLIGHTS),
    listOpenOffersOfPilot(db, userId),
    person.isPilot ? listMoments(db, userId) : [],
  ])
  const isOwn = user?.userId === userId
  const asPilot = pilotRating && shown && { rating: pilotRating, shown }
  return { person, query, facts, asPilot, asGuest, flights, offers, moments, isOwn }
}

export const meta: Route.MetaFunction = ({ loaderData, matches, location }) => {
  if (!loaderData) return pageMeta({})
  const { person, query, facts, flights } = loaderData
  const home = facts.pilot?.home
  return pageMeta(
    {
      // others may have the same first name and initial; hardly at the same airport
      title: home ? `${person.name} fliegt ab ${home.name}` : person.name,
      description: `${person.name}: Erfahrung, geprüfte Papiere, Bewertungen und die nächsten Flüge.`,
      // who only comes along, or offers nothing now, is nobody's search result, nor is another order
      isPrivate: !person.isPilot || flights.length === 0 || !isUsualReviewList(query),
    },
    { matches, location },
  )
}

export default function ProfilePage({ loaderData }: Route.ComponentProps) {
  const { person, query, facts, asPilot, asGuest, flights, offers, moments, isOwn } = loaderData
  const firstName = firstNameOf(person.name)
  return (
    <div className="mx-auto max-w-page px-gutter pt-8 pb-section md:pt-12">
      <div className="grid items-start gap-x-14 gap-y-8 lg:grid-cols-[21rem_minmax(0,1fr)]">
        {/* it stays only where all of it can be seen */}
        <div className="top-6 [@media(min-width:64rem)_and_(min-height:65rem)]:sticky">
          <PersonCard person={person} {...facts} />
          {!isOwn && person.isPilot && (
            <div className="mt-4">
              <AskLink about={{ kind: "profile", userId: person.id }} isWide>
                {`${firstName} fragen`}
              </AskLink>
            </div>
          )}
          {!isOwn && (
            <p className="mt-3 px-card">
              <ReportLink subject="profile" id={person.id}>
                Profil melden
              </ReportLink>
            </p>
          )}
          {isOwn && (
            <p className="mt-4 px-card">
              <TextLink href="/de/cockpit/einstellungen/profil">Dein Profil bearbeiten</TextLink>
            </p>
          )}
        </div>
        <div className="grid gap-y-12 [&>*]:min-w-0">
          <section aria-labelledby="ueber">
            <h2 id="ueber" className="mb-4 text-h2">
              Über {firstName}
            </h2>
            <p className="max-w-text text-lead whitespace-pre-line text-ink2">
              {person.about || `${firstName} hat hier noch nichts geschrieben.`}
            </p>
          </section>
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
                {asPilot &&
                  `Was andere über ${firstName} als Gast schreiben, zählt oben nicht mit.`}
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
                  Noch keine. Bewerten kann nur, wer mit {firstName} geflogen ist.
                </p>
              )}
            </section>
          )}
        </div>
      </div>
    </div>
  )
}

// „Henrik L.“ -> „Henrik“
function firstNameOf(name: string): string {
  return name.replace(/ \p{Lu}\.$/u, "")
}
