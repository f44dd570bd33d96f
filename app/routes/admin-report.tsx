import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { idInPath, orNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { REPORT_LIST } from "#features/reports/report-list.ts"
import { openReport } from "#features/reports/server/open-report.ts"
import { ReportSheet } from "#features/reports/ui/report-sheet.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { Route } from "./+types/admin-report"

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const id = idInPath(params.reportId, url)
  return { report: await orNotFound(openReport(context.get(pageContext).db, admin, id)) }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Meldung prüfen", isPrivate: true })

export default function AdminReport({ loaderData }: Route.ComponentProps) {
  const { report } = loaderData
  return (
    <>
      <p className="mb-3 text-ui">
        <TextLink href={REPORT_LIST.path}>Alle Meldungen</TextLink>
      </p>
      <CockpitHeading title={report.subjectTitle} />
      <ReportSheet key={report.id} report={report} />
    </>
  )
}
