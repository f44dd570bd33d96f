import { Plus } from "lucide"
import { ownAgenda } from "#app/own-agenda.ts"
import { ownUser } from "#app/own-user.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { MONEY_PATH } from "#features/bookings/core/money-path.ts"
import { listWaitlistPlaces } from "#features/bookings/holds/server/waitlist-queries.ts"
import { WaitlistPlaces } from "#features/bookings/holds/ui/waitlist-places.tsx"
import { CHECKLIST_PATH } from "#features/checklists/checklist.ts"
import { formatAgenda } from "#features/cockpit/agenda.ts"
import {
  getPassengerBookings,
  getPilotOverview,
} from "#features/cockpit/server/cockpit-overview.ts"
import type { Agenda } from "#features/cockpit/server/get-agenda.ts"
import { listOfferGuests } from "#features/cockpit/server/offer-guests.ts"
import { BookingRowList } from "#features/cockpit/ui/booking-row-list.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { CockpitNothing, CockpitNothingToFly } from "#features/cockpit/ui/cockpit-nothing.tsx"
import { CockpitPassengerNext } from "#features/cockpit/ui/cockpit-passenger-next.tsx"
import { CockpitPilotFlights } from "#features/cockpit/ui/cockpit-pilot-flights.tsx"
import { CockpitPilotNext } from "#features/cockpit/ui/cockpit-pilot-next.tsx"
import { greeting } from "#features/cockpit/ui/format-times.ts"
import { RequestList } from "#features/cockpit/ui/request-list.tsx"
import { WaitingList } from "#features/cockpit/ui/waiting-list.tsx"
import { FAVOURITES_PATH } from "#features/favourites/favourite.ts"
import { CREATE_FLIGHT_PATH } from "#features/flights/draft/draft.ts"
import { daylight } from "#features/places/daylight.ts"
import { listNextFlights } from "#features/search/server/next-flights.ts"
import { FlightCard } from "#features/search/ui/flight-card.tsx"
import { getPilotYear } from "#features/statistics/server/pilot-year-queries.ts"
import { STATISTICS_PATH } from "#features/statistics/statistics-query.ts"
import { AllTimeFigures } from "#features/statistics/ui/all-time-figures.tsx"
import { PilotYearCard } from "#features/statistics/ui/pilot-year-card.tsx"
import { findPilotProfile } from "#features/users/pilots/server/pilot-profile.ts"
import { LANDING_LOG_PATH } from "#features/verification/landing-log-path.ts"
import { getExperience } from "#features/verification/server/get-experience.ts"
import { PapersChecklist } from "#features/verification/ui/papers-checklist.tsx"
import { CREDIT_PATH } from "#features/vouchers/credit-path.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { Route } from "./+types/cockpit"

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const user = signedInUser({ context, url })
  const ahead = ownAgenda({ context, url })
  const [own, { waiting, unanswered }, bookings, waitlists, pilot, offers] = await Promise.all([
    ownUser({ context, url }),
    ahead,
    getPassengerBookings(db, user),
    listWaitlistPlaces(db, user),
    user.isPilot ? loadPilot(db, user, ahead) : null,
    user.isPilot ? [] : listNextFlights(db, 3),
  ])
  return {
    now: clock.now().toISOString(),
    userId: user.userId,
    isAdmin: user.isAdmin || user.awaitsFactor === true,
    firstName: own.firstName,
    agenda: { waiting, unanswered },
    bookings,
    waitlists,
    pilot,
    // something to choose from for those who have nothing ahead
    offers: bookings.length === 0 ? offers : [],
  }
}

/** What the agenda has read of a pilot is not read again. */
async function loadPilot(db: Db, user: UserActor, ahead: Promise<Agenda>) {
  const [overview, lists, year, profile, experience] = await Promise.all([
    getPilotOverview(db, user, async () => (await ahead).pilot?.openRequests ?? []),
    ahead.then(({ pilot }) => withGuests(db, user, pilot)),
    getPilotYear(db, user.userId),
    findPilotProfile(db, user.userId),
    getExperience(db, user.userId),
  ])
  const home = profile?.home
  return {
    ...overview,
    ...lists,
    year,
    landingsIn90Days: experience.landingsIn90Days,
    daylight: home ? `${home.name} ${daylight(clock.now(), home, home.timeZone)}` : null,
  }
}

async function withGuests(db: Db, user: UserActor, lists: Agenda["pilot"]) {
  if (!lists) throw new Error("the agenda of a pilot has nothing of a pilot")
  const { openRequests: _asked, ...shown } = lists
  const flightIds = shown.offers.flatMap((offer) => offer.flightIds)
  return { ...shown, guests: await listOfferGuests(db, user.userId, flightIds) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Cockpit", isPrivate: true })

export default function Cockpit({ loaderData }: Route.ComponentProps) {
  const { agenda, bookings, pilot, offers, firstName, waitlists } = loaderData
  const offered = waitlists.filter(({ offer }) => offer !== null)
  const now = new Date(loaderData.now)
  const nextFlight = pilot?.nextFlight ?? null
  const nextOffer = pilot?.offers.find(({ id, isSeries }) => id === nextFlight?.id && !isSeries)
  // what waits for an answer stands in the list, with its question
  const nextBooking = bookings.find(
    ({ status, change }) => status === "confirmed" && change === null,
  )
  const shown = pilot ? bookings : bookings.filter((booking) => booking !== nextBooking)
  const next = nextFlight ?? nextBooking?.flight
  // what waits and what has been stand beside what comes
  const hasAside = pilot !== null || (agenda.waiting.length > 0 && nextBooking !== undefined)
  return (
    <>
      <CockpitHeading
        title={greeting(now, firstName)}
        sentence={formatAgenda({
          now,
          next: next ? { departsAt: new Date(next.departsAt), timeZone: next.timeZone } : null,
          waiting: agenda.waiting.length,
          unanswered: agenda.unanswered,
        })}
        daylight={pilot?.daylight}
        action={
          pilot && (
            <ButtonLink
              href={CREATE_FLIGHT_PATH}
              icon={Plus}
              // the next flight has the one filled button
              variant={nextFlight ? "secondary" : "primary"}
              className="md:hidden"
            >
              Flug anbieten
            </ButtonLink>
          )
        }
      />
      <div className="mt-7 grid gap-6">
        <div
          className={classNames(
            "grid gap-6",
            hasAside &&
              "xl:grid-cols-[minmax(0,1fr)_18.5rem] xl:grid-rows-[auto_auto_1fr] xl:items-start",
          )}
        >
          <WaitingList
            waiting={agenda.waiting}
            now={now}
            className={hasAside ? "xl:col-start-2" : undefined}
          />
          <div
            className={classNames(
              "grid min-w-0 gap-6 empty:hidden",
              hasAside && "xl:col-start-1 xl:row-span-3 xl:row-start-1",
            )}
          >
            {nextFlight && (
              <CockpitPilotNext
                flight={nextFlight}
                now={now}
                offer={nextOffer}
                draft={pilot?.drafts.find(({ flightId }) => flightId === nextOffer?.id)}
              />
            )}
            {pilot && !nextFlight && <CockpitNothingToFly />}
            {!pilot && nextBooking && (
              <CockpitPassengerNext booking={nextBooking} now={now} isNarrow={hasAside} />
            )}
            <WaitlistPlaces places={offered} isOffered />
            {pilot && (
              <>
                <RequestList requests={pilot.requests} now={now} />
                <PapersChecklist papers={pilot.papers} hasBirthDate={pilot.hasBirthDate} />
                <CockpitPilotFlights
                  drafts={pilot.drafts}
                  offers={pilot.offers}
                  next={nextOffer}
                  guests={pilot.guests}
                />
              </>
            )}
            <WaitlistPlaces places={waitlists.filter(({ offer }) => offer === null)} />
            {!pilot && bookings.length === 0 && <CockpitNothing />}
            <BookingRowList
              bookings={shown}
              title={pilot ? "Wo du mitfliegst" : "Deine Buchungen"}
              now={now}
            />
          </div>
          {pilot && (
            <PilotYearCard
              year={pilot.year}
              landingsIn90Days={pilot.landingsIn90Days}
              className="xl:col-start-2"
            />
          )}
          <AllTimeFigures
            userId={loaderData.userId}
            isPilot={pilot !== null}
            className={hasAside ? "xl:col-start-2" : undefined}
          />
        </div>
        {offers.length > 0 && (
          <section aria-labelledby="angebote" className="mt-4">
            <SectionHeading
              id="angebote"
              title="Nächste Flüge"
              link={{ label: "Alle Flüge", href: "/de/suche" }}
            />
            <ul className="grid gap-6 md:grid-cols-2 xl:grid-cols-3">
              {offers.map((flight) => (
                <li key={flight.id}>
                  <FlightCard flight={flight} />
                </li>
              ))}
            </ul>
          </section>
        )}
        {/* the tab bar of phones has no room for them */}
        <p className="flex flex-wrap gap-x-6 gap-y-2 lg:hidden">
          <TextLink href={FAVOURITES_PATH}>Gemerkte Flüge ansehen</TextLink>
          <TextLink href={CREDIT_PATH}>Guthaben</TextLink>
          <TextLink href={MONEY_PATH}>Deine Zahlungen</TextLink>
          <TextLink href={STATISTICS_PATH}>Statistik</TextLink>
          <TextLink href={CHECKLIST_PATH}>Checkliste</TextLink>
          <TextLink href="/de/cockpit/infos">Infos und Hilfe</TextLink>
          {pilot && <TextLink href={LANDING_LOG_PATH}>Flugbuch öffnen</TextLink>}
        </p>
        {loaderData.isAdmin && (
          <p className="lg:hidden">
            <TextLink href="/de/verwaltung">Zur Verwaltung</TextLink>
          </p>
        )}
      </div>
    </>
  )
}
