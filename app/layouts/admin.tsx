import { FileCheck2, Flag, Gauge, UserRound, UsersRound } from "lucide-react"
import { Link, Outlet, useMatches } from "react-router"
import { LegalFooter } from "#app/legal-footer.tsx"
import { pageContext } from "#app/page-context.ts"
import { SignOutForm } from "#app/sign-out-form.tsx"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { chrome } from "#app/site-links.ts"
import { REPORT_LIST } from "#features/reports/report-list.ts"
import { countWaitingReports } from "#features/reports/server/list-reports.ts"
import { USER_LIST } from "#features/users/user-list.ts"
import { DOCUMENT_QUEUE } from "#features/verification/document-queue-list.ts"
import { countWaiting } from "#features/verification/server/review-queries.ts"
import { CockpitShell } from "#ui/page-chrome/cockpit-shell.tsx"
import type { Route } from "./+types/admin"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  const [waiting, reports] = await Promise.all([countWaiting(db), countWaitingReports(db)])
  return { waiting, reports }
}

/** The back office, in the cockpit's frame. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const pathname = useMatches().at(-1)?.pathname.replace(/\/$/, "") ?? ""
  const items = [
    {
      label: "Verwaltung",
      href: "/de/verwaltung",
      icon: Gauge,
      isCurrent: pathname === "/de/verwaltung",
    },
    {
      label: "Nachweise",
      href: DOCUMENT_QUEUE.path,
      icon: FileCheck2,
      count: loaderData.waiting,
      isCurrent: pathname.startsWith(DOCUMENT_QUEUE.path),
    },
    {
      label: "Meldungen",
      href: REPORT_LIST.path,
      icon: Flag,
      count: loaderData.reports,
      isCurrent: pathname.startsWith(REPORT_LIST.path),
    },
    {
      label: "Nutzer:innen",
      href: USER_LIST.path,
      icon: UsersRound,
      isCurrent: pathname.startsWith(USER_LIST.path),
    },
  ]
  const toCockpit = { label: "Cockpit", href: "/de/cockpit", icon: UserRound, isCurrent: false }
  return (
    <CockpitShell
      {...chrome}
      label="Verwaltung"
      items={items}
      tabs={[...items.slice(0, 4), toCockpit]}
      footer={<LegalFooter />}
      headerEnd={
        <>
          <Link
            to="/de/cockpit"
            className="inline-flex min-h-11 items-center rounded-badge px-2 font-medium decoration-2 underline-offset-8 hover:underline max-lg:hidden"
          >
            Cockpit
          </Link>
          <SignOutForm />
        </>
      }
    >
      <Outlet />
    </CockpitShell>
  )
}
