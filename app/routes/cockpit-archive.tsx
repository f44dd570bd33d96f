import { redirect } from "react-router"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInUser } from "#app/signed-in-user.ts"
import { ARCHIVE_PAGE_SIZE } from "#features/cockpit/archive.ts"
import {
  listArchivedBookings,
  listArchivedFlights,
} from "#features/cockpit/server/archive-queries.ts"
import {
  CockpitArchivedBookings,
  CockpitArchivedFlights,
} from "#features/cockpit/ui/cockpit-archive.tsx"
import { CockpitArchiveEmpty } from "#features/cockpit/ui/cockpit-archive-empty.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { SettlementLink, StatementLink } from "#features/cockpit/ui/settlement-link.tsx"
import { listReviewsToWrite } from "#features/reviews/server/review-page.ts"
import { ReviewLink } from "#features/reviews/ui/review-link.tsx"
import { STATISTICS_PATH } from "#features/statistics/statistics-query.ts"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Pagination } from "#ui/navigation/pagination.tsx"
import { TabLinks } from "#ui/navigation/tab-links.tsx"
import type { Route } from "./+types/cockpit-archive"

const PATH = "/de/cockpit/archiv"

type View = "fluege" | "buchungen"

function archivePath(view: View, isPilot: boolean, page = 1): string {
  const params = new URLSearchParams()
  if (isPilot && view === "buchungen") params.set("ansicht", view)
  if (page > 1) params.set("seite", String(page))
  return params.size > 0 ? `${PATH}?${params}` : PATH
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const { db } = context.get(pageContext)
  const { userId, isPilot } = signedInUser({ context, url })
  const view: View =
    isPilot && url.searchParams.get("ansicht") !== "buchungen" ? "fluege" : "buchungen"
  const asked = Number(url.searchParams.get("seite") ?? "1")
  const page = Number.isInteger(asked) && asked >= 1 && asked <= 1000 ? asked : 1
  const list =
    view === "fluege"
      ? { view, ...(await listArchivedFlights(db, userId, page)) }
      : { view, ...(await listArchivedBookings(db, userId, page)) }
  const pageCount = Math.max(1, Math.ceil(list.total / ARCHIVE_PAGE_SIZE))
  if (page > pageCount) throw redirect(archivePath(view, isPilot, pageCount))
  const toReview = (await listReviewsToWrite(db, { userId })).map(({ flightId }) => flightId)
  return { isPilot, page, pageCount, list, toReview }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Archiv", isPrivate: true })

export default function CockpitArchive({ loaderData }: Route.ComponentProps) {
  const { isPilot, page, pageCount, list, toReview } = loaderData
  return (
    <>
      <CockpitHeading
        title="Archiv"
        sentence="Was geflogen, abgesagt oder nie zustande gekommen ist, mit den Beträgen."
        action={<TextLink href={STATISTICS_PATH}>In Zahlen und auf der Karte</TextLink>}
      />
      {isPilot && (
        <div className="mt-6">
          <TabLinks
            label="Archiv"
            tabs={(["fluege", "buchungen"] as const).map((view) => ({
              label: view === "fluege" ? "Am Steuer" : "Als Gast",
              href: archivePath(view, true),
              isCurrent: view === list.view,
            }))}
          />
        </div>
      )}
      <div className="mt-7">
        {list.total === 0 ? (
          <CockpitArchiveEmpty view={list.view} />
        ) : (
          <Card>
            {list.view === "fluege" ? (
              <CockpitArchivedFlights
                flights={list.rows}
                linkOf={(flight) => (
                  <>
                    <SettlementLink flight={flight} />
                    {toReview.includes(flight.id) && (
                      <ReviewLink flightId={flight.id} title={flight.title} />
                    )}
                  </>
                )}
              />
            ) : (
              <CockpitArchivedBookings
                bookings={list.rows}
                linkOf={(booking) => (
                  <>
                    <StatementLink booking={booking} />
                    {toReview.includes(booking.flightId) && (
                      <ReviewLink flightId={booking.flightId} title={booking.title} />
                    )}
                  </>
                )}
              />
            )}
            <div className="mt-6">
              <Pagination
                page={page}
                pageCount={pageCount}
                hrefOf={(wanted) => archivePath(list.view, isPilot, wanted)}
              />
            </div>
          </Card>
        )}
      </div>
    </>
  )
}
