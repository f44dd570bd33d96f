import { formatDuration } from "#platform/time.ts"
import type { RoutePlan } from "../../route-plan.ts"

const whole = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 0 })

interface LegTableProps {
  plan: RoutePlan
  /** What the sum counts beside the legs. */
  note: string
}

const NUMBERS = "py-2.5 ps-3 text-end align-top font-mono whitespace-nowrap"

/** The way leg by leg: true course, distance and time in the air. */
export function LegTable({ plan, note }: LegTableProps) {
  return (
    <table className="w-full text-ui">
      <caption className="sr-only">Abschnitte der Route</caption>
      <thead>
        <tr className="text-fine text-ink3">
          <th scope="col" className="pb-2 text-start font-normal">
            Abschnitt
          </th>
          <th scope="col" className="pb-2 ps-3 text-end font-normal">
            Kurs
          </th>
          <th scope="col" className="pb-2 ps-3 text-end font-normal">
            Strecke
          </th>
          <th scope="col" className="pb-2 ps-3 text-end font-normal">
            Zeit
          </th>
        </tr>
      </thead>
      <tbody>
        {plan.legs.map((leg, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two legs may be the same
          <tr key={index} className="border-t border-line">
            <th scope="row" className="py-2.5 text-start align-top font-normal">
              <span className="sr-only">Nach </span>
              {leg.to}
            </th>
            <td className={NUMBERS}>{courseOf(leg.course)}</td>
            <td className={NUMBERS}>{whole.format(leg.distanceKm)} km</td>
            <td className={NUMBERS}>{timeOf(leg.minutes)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line2 font-semibold">
          <th scope="row" className="py-3 text-start align-top">
            Zusammen
            <span className="block text-small font-normal text-ink3">{note}</span>
          </th>
          <td />
          <td className={NUMBERS}>{whole.format(plan.distanceKm)} km</td>
          <td className={NUMBERS}>{timeOf(plan.minutes)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** „007°“; a course due north is flown as 360°. */
function courseOf(degrees: number): string {
  return `${String(degrees % 360 || 360).padStart(3, "0")}°`
}

function timeOf(minutes: number | null): string {
  return minutes === null ? "–" : formatDuration(Math.max(1, Math.round(minutes)))
}
