import { Download } from "lucide"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { auditAddress, auditCsvPath } from "#features/admin/audit-log.ts"
import { parseAuditAddress } from "#features/admin/parse-audit-address.ts"
import { listAuditLog } from "#features/admin/server/audit-queries.ts"
import { AuditFilters } from "#features/admin/ui/audit-filters.tsx"
import { AuditList } from "#features/admin/ui/audit-list.tsx"
import { OlderNewer } from "#features/admin/ui/older-newer.tsx"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import type { Route } from "./+types/admin-log"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const query = parseAuditAddress(url.searchParams)
  const log = await listAuditLog(context.get(pageContext).db, query)
  return { query, today: isoDay(clock.now(), HOME_ZONE), ...log }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Protokoll", isPrivate: true })

export default function AdminLog({ loaderData }: Route.ComponentProps) {
  const { query, today, entries, older, newer } = loaderData
  return (
    <>
      <CockpitHeading
        title="Protokoll"
        sentence="Jeder Schritt, der etwas verändert hat, das Neueste zuerst. Nichts davon lässt sich ändern oder löschen."
      />
      <div className="mt-7 grid gap-6 lg:mt-9">
        <AuditFilters query={query} today={today} />
        <div>
          <ButtonLink
            href={auditCsvPath(query)}
            reloadDocument
            download
            variant="secondary"
            size="small"
            icon={Download}
          >
            Als Tabelle herunterladen
          </ButtonLink>
        </div>
        <AuditList entries={entries} query={query} />
        <OlderNewer
          older={older === null ? null : auditAddress(query, { turn: { to: "older", id: older } })}
          newer={newer === null ? null : auditAddress(query, { turn: { to: "newer", id: newer } })}
        />
      </div>
    </>
  )
}
