import { ChevronRight } from "lucide"
import { Link } from "react-router"
import { countOfficeWork } from "#app/count-office-work.ts"
import { officeGroupsFor } from "#app/office-places.ts"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { listOpenCases } from "#features/admin/server/open-cases.ts"
import { CaseList } from "#features/admin/ui/case-list.tsx"
import { CASE_LIST, casePath } from "#features/cases/case-list.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { clock } from "#platform/clock.ts"
import { Card } from "#ui/elements/card.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { Route } from "./+types/admin"

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const { db } = context.get(pageContext)
  return {
    roles: admin.officeRoles ?? [],
    waiting: await countOfficeWork(db, admin),
    cases: await listOpenCases(db, admin),
    now: clock.now().toISOString(),
  }
}

export const meta: Route.MetaFunction = () => pageMeta({ title: "Verwaltung", isPrivate: true })

/** Cases of the queue that the overview shows. */
const MAX_SHOWN = 8

export default function Admin({ loaderData }: Route.ComponentProps) {
  const { roles, waiting, cases, now } = loaderData
  const first = cases.slice(0, MAX_SHOWN)
  const all = Object.values(waiting).reduce((sum, count) => sum + count, 0)
  return (
    <>
      <CockpitHeading title="Verwaltung" sentence={sentenceFor(all)} />
      {cases.length > 0 && (
        <section aria-labelledby="faelle" className="mt-7 lg:mt-9">
          <h2 id="faelle" className="text-h3">
            Was auf jemanden wartet
          </h2>
          <p className="mt-1 mb-3 max-w-text text-ui text-ink2">
            Hier geht nichts von selbst weiter. Was zuerst fällig ist, steht oben.
          </p>
          <CaseList cases={first} hrefOf={(one) => casePath(one)} now={now} />
          <p className="mt-3 text-ui">
            <TextLink href={CASE_LIST.path}>
              {cases.length > first.length ? `Alle ${cases.length} Fälle` : "Alle Fälle"}
            </TextLink>
          </p>
        </section>
      )}
      {/* beside the menu only what waits: the rest stands there already */}
      <div className="mt-7 grid items-start gap-6 lg:mt-9 lg:grid-cols-2">
        {officeGroupsFor({ officeRoles: roles }).map(({ label, places }) => (
          <section
            key={label}
            aria-labelledby={idOf(label)}
            className={places.some(({ href }) => waiting[href]) ? "lg:col-span-full" : "lg:hidden"}
          >
            <h2 id={idOf(label)} className="mb-3 text-h3">
              {label}
            </h2>
            <Card inset="none">
              <ul className="max-lg:divide-y max-lg:divide-line lg:grid lg:grid-cols-3">
                {places.map((place) => (
                  <OfficeRow key={place.href} place={place} count={waiting[place.href] ?? 0} />
                ))}
              </ul>
            </Card>
          </section>
        ))}
      </div>
    </>
  )
}

type Place = ReturnType<typeof officeGroupsFor>[number]["places"][number]

/** One list: what it is, and how much waits there. */
function OfficeRow({ place, count }: { place: Place; count: number }) {
  const { label, href, icon, about, waits } = place
  return (
    <li
      className={classNames(
        // lines between rows and columns; those at the end lie under the edge of the card
        "relative grid grid-cols-[1.75rem_minmax(0,1fr)_auto] items-center gap-x-4 border-line px-card py-4.5 transition-colors hover:bg-ground lg:-me-px lg:-mb-px lg:border-e lg:border-b",
        count === 0 && "lg:hidden",
      )}
    >
      <Icon shape={icon} size={24} className={count > 0 ? "text-link" : "text-ink3"} />
      <div className="min-w-0">
        <Link to={href} className="font-semibold after:absolute after:inset-0 hover:text-link">
          {label}
        </Link>
        <p className="text-small text-ink2">
          {waits && count > 0 ? (
            <span className="font-semibold text-ink">
              <span className="sr-only">{count} </span>
              {count === 1 ? waits.one : waits.many}
            </span>
          ) : (
            about
          )}
        </p>
      </div>
      {count > 0 ? (
        <span aria-hidden="true" className="font-mono text-h2 font-normal tracking-time">
          {count > 99 ? "99+" : count}
        </span>
      ) : (
        <Icon shape={ChevronRight} className="text-ink3" />
      )}
    </li>
  )
}

function sentenceFor(count: number): string {
  if (count === 0) return "Gerade wartet nichts."
  return count === 1
    ? "Ein Vorgang wartet auf dich."
    : `${count.toLocaleString("de-DE")} Vorgänge warten auf dich.`
}

function idOf(label: string): string {
  return label.toLowerCase()
}
