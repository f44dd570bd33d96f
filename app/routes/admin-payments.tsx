import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { FLAG_LIST } from "#features/payments/payment-flag.ts"
import { listPaymentFlags } from "#features/payments/server/payment-flags.ts"
import { PaymentFlagList } from "#features/payments/ui/payment-flag-list.tsx"
import { listAddress, parseListAddress, viewsOf } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import { TabLinks } from "#ui/navigation/tab-links.tsx"
import type { Route } from "./+types/admin-payments"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const query = parseListAddress(FLAG_LIST, url.searchParams)
  return { query, ...(await listPaymentFlags(context.get(pageContext).db, query)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Zahlungen", isPrivate: true })

export default function AdminPayments({ loaderData }: Route.ComponentProps) {
  const { query, entries, page, pageCount } = loaderData
  return (
    <>
      <CockpitHeading
        title="Zahlungen"
        sentence="Was der Zahlungsdienst gemeldet hat und nicht von selbst gebucht wurde."
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <TabLinks label="Stand" tabs={viewsOf(FLAG_LIST, query, "status")} />
        <PaymentFlagList entries={entries} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(wanted) => listAddress(FLAG_LIST, query, { page: wanted })}
        />
      </div>
    </>
  )
}
