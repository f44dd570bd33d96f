import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { SECURITY_LIST } from "#features/security-log/security-list.ts"
import {
  countSecurityToday,
  listSecurityLog,
  listSecuritySpikes,
} from "#features/security-log/server/security-queries.ts"
import { SecurityFigures } from "#features/security-log/ui/security-figures.tsx"
import { SecurityFilters } from "#features/security-log/ui/security-filters.tsx"
import { SecurityLogList } from "#features/security-log/ui/security-log-list.tsx"
import { listAddress, parseListAddress } from "#platform/list-address.ts"
import { Pagination } from "#ui/navigation/pagination.tsx"
import type { Route } from "./+types/admin-security"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  const query = parseListAddress(SECURITY_LIST, url.searchParams)
  const [log, today, spikes] = await Promise.all([
    listSecurityLog(db, query),
    countSecurityToday(db),
    listSecuritySpikes(db),
  ])
  return { query, today, spikes, ...log }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Sicherheit", isPrivate: true })

export default function AdminSecurity({ loaderData }: Route.ComponentProps) {
  const { query, today, spikes, entries, page, pageCount } = loaderData
  return (
    <>
      <CockpitHeading
        title="Sicherheit"
        sentence="Abgelehnte Anmeldungen und Zugriffe, erreichte Grenzen, geänderte Rechte und Zugänge der letzten 30 Tage. Ohne Namen, ohne Adressen."
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <SecurityFigures query={query} today={today} spikes={spikes} />
        <SecurityFilters query={query} />
        <SecurityLogList entries={entries} />
        <Pagination
          page={page}
          pageCount={pageCount}
          hrefOf={(wanted) => listAddress(SECURITY_LIST, query, { page: wanted })}
        />
      </div>
    </>
  )
}
