import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { approvalPath } from "#features/approvals/approval-paths.ts"
import { findOpenApproval } from "#features/approvals/server/list-approvals.ts"
import { countBookingsOf } from "#features/bookings/core/server/count-bookings.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { countFlightsOf } from "#features/flights/core/server/count-flights.ts"
import { bookingListAddress, NO_FILTER } from "#features/office-bookings/booking-list.ts"
import { OpenCases } from "#features/office-bookings/ui/open-cases.tsx"
import { hasRight } from "#features/office-roles/office-right.ts"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { findPersonStory } from "#features/office-sheets/server/find-person-story.ts"
import { PersonBeside, PersonDeeds } from "#features/office-sheets/ui/person-story.tsx"
import { whyNotViewed } from "#features/person-views/person-view.ts"
import { ViewSection } from "#features/person-views/ui/view-section.tsx"
import { listReportsAbout } from "#features/reports/server/list-reports-about.ts"
import { OtherReports } from "#features/reports/ui/other-reports.tsx"
import { listOfficeNotesOf } from "#features/reviews/server/list-office-notes.ts"
import { OfficeNotesOfPerson } from "#features/reviews/ui/office-notes.tsx"
import { listSecurityOf } from "#features/security-log/server/security-queries.ts"
import { PersonSecurity } from "#features/security-log/ui/person-security.tsx"
import { openUser } from "#features/users/office/server/open-user.ts"
import { UserSheet } from "#features/users/office/ui/user-sheet.tsx"
import { USER_LIST } from "#features/users/office/user-list.ts"
import { pilotStatus } from "#features/verification/pilot-status.ts"
import {
  listNeededKinds,
  listOwnDocuments,
} from "#features/verification/server/document-queries.ts"
import { StatusBadge } from "#features/verification/ui/status-badge.tsx"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { Route } from "./+types/admin-user"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  const id = idInPath(params.userId, url)
  const user = await orNotFound(openUser(db, admin, id))
  const waiting = await findOpenApproval(db, admin, { kind: "account-block", target: String(id) })
  const [bookings, flights, documents, needed, reports, notes, security] = await Promise.all([
    countBookingsOf(db, id),
    countFlightsOf(db, id),
    listOwnDocuments(db, id),
    listNeededKinds(db, id),
    hasRight(admin, "reports.read") ? listReportsAbout(db, id) : undefined,
    hasRight(admin, "office-notes.read") ? listOfficeNotesOf(db, admin, id) : [],
    hasRight(admin, "security.read") ? listSecurityOf(db, id) : undefined,
  ])
  const papers = user.pilot
    ? pilotStatus(documents, needed, isoDay(clock.now(), HOME_ZONE))
    : undefined
  const story = await findPersonStory(db, admin, id)
  return {
    story,
    now: clock.now().toISOString(),
    user,
    whyNotViewed: whyNotViewed(admin, user) ?? null,
    waiting,
    bookings,
    flights,
    papers,
    reports,
    notes,
    security,
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Konto", isPrivate: true })

export default function AdminUser({ loaderData }: Route.ComponentProps) {
  const {
    story,
    now,
    user,
    whyNotViewed,
    waiting,
    bookings,
    flights,
    papers,
    reports,
    notes,
    security,
  } = loaderData
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={USER_LIST.path}>Alle Konten</TextLink>
      </p>
      <CockpitHeading title={user.name} />
      {waiting && (
        <div className="mt-7">
          <Notice tone="warn" title="Eine Sperre dieses Kontos wartet auf eine zweite Person.">
            <TextLink href={approvalPath(waiting.id)}>Zur Freigabe</TextLink>
          </Notice>
        </div>
      )}
      <div className="mt-7 empty:hidden">
        <OpenCases cases={story.cases} now={now} />
      </div>
      <UserSheet
        key={user.id}
        user={user}
        guestBookings={bookings.ofGuests}
        beside={<PersonBeside person={user} story={story} />}
        figures={[
          ...(papers ? [{ term: "Nachweise", description: <StatusBadge status={papers} /> }] : []),
          ...(user.isPilot
            ? [
                {
                  term: "Flüge angeboten",
                  description: withOpen(flights.all, flights.ahead),
                },
                { term: "Buchungen von Gästen, offen", description: String(bookings.ofGuests) },
              ]
            : []),
          {
            term: "Selbst gebucht",
            description:
              bookings.own === 0 ? (
                "0"
              ) : (
                <TextLink href={bookingListAddress(NO_FILTER, { search: user.email })}>
                  {withOpen(bookings.own, bookings.ownAhead)}
                </TextLink>
              ),
          },
        ]}
      >
        <WithRight right="people.view-as">
          <ViewSection userId={user.id} whyNot={whyNotViewed} />
        </WithRight>
        {reports && <OtherReports title="Meldungen zu diesem Konto" reports={reports} />}
        <OfficeNotesOfPerson notes={notes} />
        {security && <PersonSecurity userId={user.id} events={security} />}
        <PersonDeeds person={user} story={story} />
      </UserSheet>
    </>
  )
}

function withOpen(all: number, open: number): string {
  return open === 0 ? String(all) : `${all}, davon ${open} noch offen`
}
