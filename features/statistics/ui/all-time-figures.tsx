import { formatWholeEuro } from "#platform/money.ts"
import { formatDuration } from "#platform/time.ts"
import { StatFigure } from "#ui/charts/stat-figure.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Skeleton } from "#ui/elements/skeleton.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { STATISTICS_PATH } from "../statistics-query.ts"
import type { StatisticsSums } from "../user-statistics.ts"
import { formatShare } from "./format-figures.ts"
import { useStatistics } from "./use-statistics.ts"

type Figures = ReadonlyArray<{ value: string; label: string }>

interface AllTimeFiguresProps {
  userId: number
  isPilot: boolean
  className?: string | undefined
}

/** All that somebody has done here, at the controls and as a guest. */
export function AllTimeFigures({ userId, isPilot, className }: AllTimeFiguresProps) {
  const { statistics, hasFailed } = useStatistics(userId)
  const groups = statistics ? groupsOf(statistics) : []
  // whoever has not flown yet has nothing to count
  if (hasFailed || (statistics ? groups.length === 0 : !isPilot)) return null
  return (
    <Card as="section" labelledBy="insgesamt" className={classNames("@container", className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="insgesamt" className="font-display text-h4">
          Insgesamt
        </h2>
        <TextLink href={STATISTICS_PATH}>Jahre, Karte und Kosten</TextLink>
      </div>
      <div className="mt-5 grid gap-y-7" aria-busy={statistics === undefined}>
        {statistics ? (
          groups.map(({ title, figures }) => (
            <div key={title}>
              {groups.length > 1 && <h3 className="mb-3 text-small text-ink3">{title}</h3>}
              <div className="grid grid-cols-2 gap-x-4 gap-y-6 @min-[28rem]:grid-cols-3 @min-[48rem]:grid-cols-6">
                {figures.map((figure) => (
                  <StatFigure key={figure.label} {...figure} />
                ))}
              </div>
            </div>
          ))
        ) : (
          <Skeleton className="h-42 @min-[28rem]:h-30 @min-[48rem]:h-12" />
        )}
      </div>
    </Card>
  )
}

function groupsOf({ passenger, pilot }: StatisticsSums): { title: string; figures: Figures }[] {
  return [
    ...(pilot && (pilot.flights > 0 || pilot.answerRate !== null)
      ? [{ title: "Am Steuer", figures: pilotFigures(pilot) }]
      : []),
    ...(passenger.flights > 0
      ? [{ title: "Als Gast an Bord", figures: passengerFigures(passenger) }]
      : []),
  ]
}

function pilotFigures(pilot: NonNullable<StatisticsSums["pilot"]>): Figures {
  const { flights, guests, seatOccupation, sharedCents, answerRate, answerMinutes } = pilot
  return [
    { value: String(flights), label: flights === 1 ? "Flug" : "Flüge" },
    { value: String(guests), label: guests === 1 ? "Gast" : "Gäste" },
    { value: formatWholeEuro(sharedCents), label: "geteilte Kosten" },
    { value: formatShare(seatOccupation), label: "der Plätze besetzt" },
    { value: formatShare(answerRate), label: "der Anfragen und Fragen beantwortet" },
    {
      value: answerMinutes === null ? "–" : formatDuration(answerMinutes),
      label: "bis zur Antwort, meist",
    },
  ]
}

function passengerFigures(passenger: StatisticsSums["passenger"]): Figures {
  const { flights, minutes, airfields, people, sharedCents } = passenger
  return [
    { value: String(flights), label: flights === 1 ? "Mitflug" : "Mitflüge" },
    { value: formatDuration(minutes), label: "in der Luft" },
    { value: String(airfields), label: airfields === 1 ? "Flugplatz" : "Flugplätze" },
    { value: String(people), label: people === 1 ? "Mensch getroffen" : "Menschen getroffen" },
    { value: formatWholeEuro(sharedCents), label: "geteilte Kosten" },
  ]
}
