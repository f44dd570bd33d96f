import { ChevronLeft, ChevronRight } from "lucide"
import type { ReactNode } from "react"
import { formatTime, HOME_ZONE } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { keyFiguresPath } from "../key-figures-address.ts"
import { isOfEverything, type KeyFiguresView } from "../key-figures-view.ts"
import { countMonths, formatMonth, formatPeriod, type Period, shiftMonth } from "../period.ts"
import { Demand } from "./demand.tsx"
import { Guests } from "./guests.tsx"
import { Marketplace } from "./marketplace.tsx"
import { Meanings } from "./meanings.tsx"
import { Money } from "./money.tsx"
import { Overview } from "./overview.tsx"
import { PeriodForm } from "./period-form.tsx"
import { Places } from "./places.tsx"

/** The figures of a period: what is looked at first, then demand, marketplace, money and people. */
export function KeyFiguresPage({ view }: { view: KeyFiguresView }) {
  const { query, countedAt } = view
  if (countedAt === null) {
    return (
      <EmptyState title="Noch ist nichts gezählt">
        Das geschieht alle zehn Minuten von selbst, beim ersten Mal für alle Tage seit dem Anfang.
      </EmptyState>
    )
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <PeriodForm query={query} months={view.months} regions={view.regions} />
      <section aria-labelledby="zeitraum" className="grid gap-5">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
          <div>
            <h2 id="zeitraum" className="text-h2">
              {formatPeriod(query)}
            </h2>
            <p className="mt-1 text-small text-ink2">{stateOf(view, new Date(countedAt))}</p>
          </div>
          <Turns view={view} />
        </div>
        {!isOfEverything(query) && (
          <Notice tone="info" title="Ein Ausschnitt.">
            Suchen, Gutscheine und Menschen gehören zu keinem Flug, darum fehlen sie hier.
          </Notice>
        )}
        <Overview view={view} />
      </section>
      <Chapter id="nachfrage" title="Nachfrage">
        <Demand view={view} />
      </Chapter>
      <Chapter id="marktplatz" title="Marktplatz">
        <Marketplace view={view} />
      </Chapter>
      <Chapter id="geld" title="Geld">
        <Money view={view} />
      </Chapter>
      <Chapter id="wo-und-was" title="Wo und was">
        <Places view={view} />
      </Chapter>
      {isOfEverything(query) && (
        <Chapter id="menschen" title="Menschen">
          <Guests view={view} />
        </Chapter>
      )}
      <Meanings />
    </div>
  )
}

function Chapter({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      {children}
    </section>
  )
}

function stateOf({ query, isRunning }: KeyFiguresView, countedAt: Date): string {
  const time = `${formatTime(countedAt, HOME_ZONE)} Uhr`
  if (!isRunning) return "Abgeschlossen."
  const month = formatMonth(query.to).split(" ")[0]
  return `${month} läuft noch. Gezählt bis heute, ${time}.`
}

/** To as many months before, and after. */
function Turns({ view: { query, months } }: { view: KeyFiguresView }) {
  const count = countMonths(query)
  const moved = (by: number): Period => ({
    from: shiftMonth(query.from, by),
    to: shiftMonth(query.to, by),
  })
  const [last, first] = [months[0] ?? query.to, months.at(-1) ?? query.from]
  const [former, next] = [moved(-count), moved(count)]
  const named = (period: Period) => formatMonth(period.to).split(" ")[0]
  return (
    <nav aria-label="Blättern" className="flex gap-2">
      {former.to >= first && (
        <ButtonLink
          href={keyFiguresPath(query, former)}
          variant="secondary"
          size="small"
          icon={ChevronLeft}
          preventScrollReset
        >
          {count === 1 ? named(former) : "Davor"}
        </ButtonLink>
      )}
      {next.to <= last && (
        <ButtonLink
          href={keyFiguresPath(query, next)}
          variant="secondary"
          size="small"
          preventScrollReset
        >
          {count === 1 ? named(next) : "Danach"}
          <Icon shape={ChevronRight} />
        </ButtonLink>
      )}
    </nav>
  )
}
