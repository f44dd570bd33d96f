import { formatNumber } from "#platform/number-text.ts"
import { Notice } from "#ui/feedback/notice.tsx"
import { sentenceOf } from "../load-sentences.ts"
import type { Balance, LoadedAircraft, LoadState } from "../mass-and-balance.ts"
import type { OwnPlane } from "../plane-view.ts"
import { hasTypicalFigures } from "../typical-figures.ts"
import { PlaneEnvelope } from "./plane-envelope.tsx"

interface BalanceResultProps {
  plane: OwnPlane
  balance: Balance
  loaded: LoadedAircraft
}

/** The verdict, the drawing, and the sum behind both. */
export function BalanceResult({ plane, balance, loaded }: BalanceResultProps) {
  const { takeoff, landing, faults } = loaded
  return (
    <div className="@container grid gap-6">
      <div role="status" className="grid gap-3">
        {faults.length === 0 ? (
          <Notice tone="ok" title="Im zulässigen Bereich.">
            Start mit {masses(takeoff)}, Landung mit {masses(landing)}.
          </Notice>
        ) : (
          <Notice tone="err" title="So nicht zulässig.">
            <ul className="mt-1">
              {faults.map((fault) => (
                <li key={sentenceOf(fault)}>{sentenceOf(fault)}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
      {hasTypicalFigures(plane.details.typeKey, balance) && (
        <Notice tone="warn" title="Gerechnet auch mit typischen Werten des Musters.">
          In den Angaben zum Flugzeug sind sie markiert. Ersetz sie durch die aus Handbuch und
          Wägebericht deines Flugzeugs.
        </Notice>
      )}
      <div className="grid items-start gap-x-10 gap-y-6 @min-[44rem]:grid-cols-2">
        <PlaneEnvelope corners={balance.envelope} takeoff={takeoff} landing={landing} />
        <LoadSheet loaded={loaded} />
      </div>
    </div>
  )
}

function masses({ kg, arm }: LoadState): string {
  return `${formatNumber(kg, 1)}\u00a0kg bei ${formatNumber(arm, 3)}\u00a0m`
}

function LoadSheet({ loaded }: { loaded: LoadedAircraft }) {
  const rows = [
    ...loaded.rows,
    { name: "Beim Start", ...loaded.takeoff },
    { name: "Bei der Landung", ...loaded.landing },
  ]
  return (
    <table className="w-full text-start text-fine tabular-nums sm:text-small">
      <caption className="mb-2 text-start font-display text-h4">Die Rechnung</caption>
      <thead>
        <tr>
          <th scope="col" className="py-1.5 text-start font-semibold">
            Was
          </th>
          <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
            kg
          </th>
          <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
            Arm, m
          </th>
          <th scope="col" className="py-1.5 ps-3 text-end font-semibold">
            Moment, kg m
          </th>
        </tr>
      </thead>
      <tbody>
        {[...rows.entries()].map(([index, row]) => {
          const isSum = index >= loaded.rows.length
          return (
            <tr
              key={index}
              className={isSum ? "border-t border-line font-semibold" : "border-t border-line"}
            >
              <th
                scope="row"
                className={
                  isSum ? "py-1.5 text-start font-semibold" : "py-1.5 text-start font-normal"
                }
              >
                {row.name}
              </th>
              <td className="py-1.5 ps-3 text-end">{formatNumber(row.kg, 1)}</td>
              <td className="py-1.5 ps-3 text-end">{formatNumber(row.arm, 3)}</td>
              <td className="py-1.5 ps-3 text-end">{formatNumber(row.moment, 1)}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
