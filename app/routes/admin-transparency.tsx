import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { YearLinks } from "#features/cockpit/ui/year-links.tsx"
import { parseYear, transparencyPath } from "#features/exports/dsa/transparency-path.ts"
import { transparencyReport } from "#features/exports/dsa/transparency-report.ts"
import { readYear } from "#features/exports/server/dsa/read-year.ts"
import { TransparencyCard } from "#features/exports/ui/transparency-card.tsx"
import { TransparencyDownloads } from "#features/exports/ui/transparency-downloads.tsx"
import { clock } from "#platform/clock.ts"
import { isoDay } from "#platform/days.ts"
import { HOME_ZONE } from "#platform/time.ts"
import type { Route } from "./+types/admin-transparency"

export async function loader({ context, url }: Route.LoaderArgs) {
  signedInAdmin({ context, url })
  const current = Number(isoDay(clock.now(), HOME_ZONE).slice(0, 4))
  const asked = url.searchParams.get("jahr")
  const year = asked === null ? current : parseYear(asked)
  if (year === undefined || year > current) throw pageNotFound(url)
  const sections = transparencyReport(await readYear(context.get(pageContext).db, year))
  return { year, sections, later: year < current ? year + 1 : null }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Transparenzbericht", isPrivate: true })

export default function AdminTransparency({ loaderData }: Route.ComponentProps) {
  const { year, sections, later } = loaderData
  return (
    <>
      <CockpitHeading
        title={`Transparenzbericht ${year}`}
        sentence="Was gemeldet, entschieden und angefochten wurde, wie das Gesetz über digitale Dienste es jedes Jahr wissen will."
      />
      <YearLinks year={year} later={later} pathOf={transparencyPath} />
      <div className="mt-6 grid">
        {/* sections differ much in length: below each other in two columns, without holes */}
        <div className="gap-6 *:mb-6 *:break-inside-avoid lg:columns-2">
          {sections.map((section) => (
            <TransparencyCard key={section.key} section={section} />
          ))}
        </div>
        <TransparencyDownloads year={year} />
      </div>
    </>
  )
}
