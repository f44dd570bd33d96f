import { ChevronLeft, ChevronRight } from "lucide"
import { pageContext } from "#app/page-context.ts"
import { pageMeta } from "#app/page-meta.ts"
import { pageNotFound } from "#app/page-refusal.ts"
import { signedInAdmin } from "#app/signed-in-admin.ts"
import { CockpitHeading } from "#features/cockpit/ui/cockpit-heading.tsx"
import { formatMonth, isMonth, monthOf, monthPath, shiftMonth } from "#features/exports/month.ts"
import { canCloseMonth } from "#features/exports/month-closing.ts"
import { datevProblem } from "#features/exports/server/datev/datev-settings.ts"
import { findMonth } from "#features/exports/server/find-month.ts"
import { CloseMonthForm } from "#features/exports/ui/close-month-form.tsx"
import { ControlCard } from "#features/exports/ui/control-card.tsx"
import { MonthDownloads } from "#features/exports/ui/month-downloads.tsx"
import { MonthState } from "#features/exports/ui/month-state.tsx"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { clock } from "#platform/clock.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import type { Route } from "./+types/admin-month"

export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = signedInAdmin({ context, url })
  const current = monthOf(clock.now())
  const asked = url.searchParams.get("monat")
  if (asked !== null && (!isMonth(asked) || asked > current)) throw pageNotFound(url)
  const month = asked ?? shiftMonth(current, -1)
  const sheet = await findMonth(context.get(pageContext).db, month)
  return {
    sheet,
    later: month < current ? shiftMonth(month, 1) : null,
    datevMissing: datevProblem(),
    canClose: canCloseMonth(admin, { ...sheet, isClosed: sheet.closing !== null }),
  }
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: "Monatsabschluss", isPrivate: true })

export default function AdminMonth({ loaderData }: Route.ComponentProps) {
  const { sheet, later, datevMissing, canClose } = loaderData
  const { month, isEven, groups } = sheet
  const earlier = shiftMonth(month, -1)
  return (
    <>
      <CockpitHeading
        title={`Monatsabschluss ${formatMonth(month)}`}
        sentence="Was die Belege und Abrechnungen sagen, gegen das Buch gehalten. Der Haken heißt: stimmt auf den Cent."
      />
      <nav aria-label="Monate" className="mt-5 flex flex-wrap gap-3">
        <ButtonLink href={monthPath(earlier)} variant="secondary" size="small" icon={ChevronLeft}>
          {formatMonth(earlier)}
        </ButtonLink>
        {later && (
          <ButtonLink href={monthPath(later)} variant="secondary" size="small" icon={ChevronRight}>
            {formatMonth(later)}
          </ButtonLink>
        )}
      </nav>
      <div className="mt-6 grid gap-6">
        <MonthState sheet={sheet} />
        <div className="grid items-start gap-6 lg:grid-cols-2">
          {groups.map((group) => (
            <ControlCard key={group.key} group={group} />
          ))}
        </div>
        <MonthDownloads month={month} missing={datevMissing} />
        {canClose && (
          <WithRight right="months.close">
            <CloseMonthForm key={month} month={month} isEven={isEven} />
          </WithRight>
        )}
      </div>
    </>
  )
}
