import { Gauge, UserRound } from "lucide"
import { Link, Outlet, useMatches } from "react-router"
import { countOfficeWork } from "#app/count-office-work.ts"
import { OFFICE_PATH, officeGroupsFor, officePlacesFor } from "#app/office-places.ts"
import { pageContext } from "#app/page-context.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { OfficeSearchButton } from "#features/admin/ui/search/office-search-button.tsx"
import { OfficeRolesProvider } from "#features/office-roles/ui/office-rights.tsx"
import { CockpitShell } from "../page-chrome/cockpit-shell.tsx"
import { LegalFooter } from "../page-chrome/legal-footer.tsx"
import { SignOutForm } from "../page-chrome/sign-out-form.tsx"
import { chrome } from "../page-chrome/site-links.ts"
import type { Route } from "./+types/admin"

export async function loader({ context, url }: Route.LoaderArgs) {
  // whether the page below is theirs it says itself
  const admin = signedInAdmin({ context, url }, "office.open")
  return {
    roles: admin.officeRoles ?? [],
    waiting: await countOfficeWork(context.get(pageContext).db, admin),
  }
}

/** The back office, in the cockpit's frame. */
export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  const pathname = useMatches().at(-1)?.pathname.replace(/\/$/, "") ?? ""
  const officeRoles = loaderData.roles
  const places = officeGroupsFor({ officeRoles }).flatMap((group) =>
    group.places.map(({ label, href, icon, isTab }) => ({
      label,
      href,
      icon,
      isTab,
      group: group.label,
      count: loaderData.waiting[href],
      isCurrent: pathname === href || pathname.startsWith(`${href}/`),
    })),
  )
  const overview = {
    label: "Übersicht",
    href: OFFICE_PATH,
    icon: Gauge,
    isCurrent: pathname === OFFICE_PATH,
  }
  const tabs = places.filter(({ isTab }) => isTab)
  const toCockpit = { label: "Cockpit", href: "/de/cockpit", icon: UserRound, isCurrent: false }
  return (
    <CockpitShell
      {...chrome}
      label="Verwaltung"
      items={[overview, ...places]}
      tabs={[
        // on a phone the other lists are reached from the overview, so they belong to it
        { ...overview, isCurrent: !tabs.some(({ isCurrent }) => isCurrent) },
        ...tabs,
        toCockpit,
      ]}
      footer={<LegalFooter />}
      headerEnd={
        <>
          <OfficeSearchButton places={officePlacesFor({ officeRoles })} />
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
      <OfficeRolesProvider roles={officeRoles}>
        <Outlet />
      </OfficeRolesProvider>
    </CockpitShell>
  )
}
