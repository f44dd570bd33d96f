import { openOfficeList } from "#app/open-office-list.ts"
import { pageMeta } from "#app/page-meta.ts"
import { AUDIT_COLUMNS, auditAddress, auditCsvPath } from "#features/admin/audit-log.ts"
import { parseAuditAddress } from "#features/admin/parse-audit-address.ts"
import { listAuditLog } from "#features/admin/server/audit-queries.ts"
import { AuditFilters } from "#features/admin/ui/audit-filters.tsx"
import { AuditList } from "#features/admin/ui/audit-list.tsx"
import { OlderNewer } from "#features/admin/ui/older-newer.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { ListColumnMenu } from "#features/office-lists/ui/list-column-menu.tsx"
import { ListTableLink } from "#features/office-lists/ui/list-table-link.tsx"
import { SavedViews } from "#features/office-lists/ui/saved-views.tsx"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { Route } from "./+types/admin-log"

export async function loader(args: Route.LoaderArgs) {
  const { db, saved, hasDefaultView } = await openOfficeList(args, "log")
  const query = { ...parseAuditAddress(args.url.searchParams), hasDefaultView }
  const log = await listAuditLog(db, query)
  return { query, saved, today: isoDay(clock.now(), HOME_ZONE), ...log }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Protokoll", isPrivate: true })

export default function AdminLog({ loaderData }: Route.ComponentProps) {
  const { query, saved, today, entries, older, newer } = loaderData
  return (
    <>
      <CockpitHeading
        title="Protokoll"
        sentence="Jeder Schritt, der etwas verändert hat. Nichts davon lässt sich ändern oder löschen."
        action={<ListTableLink href={auditCsvPath(query)} />}
      />
      <div className="mt-7 grid gap-5 lg:mt-9">
        <SavedViews {...saved}>
          <ListColumnMenu
            columns={AUDIT_COLUMNS}
            shown={query.columns}
            href={auditAddress(query)}
          />
        </SavedViews>
        <AuditFilters query={query} today={today} />
        <AuditList entries={entries} query={query} />
        <OlderNewer
          older={older === null ? null : auditAddress(query, { turn: { to: "older", id: older } })}
          isOldestFirst={query.sort === "aelteste"}
          newer={newer === null ? null : auditAddress(query, { turn: { to: "newer", id: newer } })}
        />
      </div>
    </>
  )
}
