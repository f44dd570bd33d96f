import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { REVIEW_FLAG_LIST } from "#features/reviews/review-flag.ts"
import { listReviewFlags } from "#features/reviews/server/review-flags-queries.ts"
import { ReviewFlagList } from "#features/reviews/ui/review-flag-list.tsx"
import { listAddress, parseListAddress, viewsOf } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import { TabLinks } from "#ui/navigation/tab-links.tsx"
import type { Route } from "./+types/admin-reviews"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const query = parseListAddress(REVIEW_FLAG_LIST, url.searchParams)
  return { query, ...(await listReviewFlags(context.get(pageContext).db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Bewertungen", isPrivate: true })

export default function AdminReviews({ loaderData }: Route.ComponentProps) {
  const { query, entries, total, page, pageCount } = loaderData
  return (
    <>
      <CockpitHeading
        title="Bewertungen"
        sentence={total === 1 ? "1 Paar in dieser Ansicht." : `${total} Paare in dieser Ansicht.`}
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <TabLinks label="Stand" tabs={viewsOf(REVIEW_FLAG_LIST, query, "status")} />
        <ReviewFlagList entries={entries} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(wanted) => listAddress(REVIEW_FLAG_LIST, query, { page: wanted })}
        />
      </div>
    </>
  )
}
