import { CircleCheck, TriangleAlert } from "lucide"
import { formatEuro } from "#platform/money.ts"
import { Card } from "#ui/elements/card.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"
import { type ControlGroup, type ControlLine, differenceOf } from "../control-lines.ts"

/** A group of figures of a month, each with what the ledger says about it. */
export function ControlCard({ group }: { group: ControlGroup }) {
  const { key, title, lines } = group
  return (
    <Card as="section" labelledBy={key}>
      <h2 id={key} className="text-h3">
        {title}
      </h2>
      <dl className="mt-3 text-ui">
        {lines.map((line) => (
          <ControlRow key={line.label} line={line} />
        ))}
      </dl>
    </Card>
  )
}

function ControlRow({ line }: { line: ControlLine }) {
  const { label, note, cents, ledgerCents, isTotal } = line
  const difference = differenceOf(line)
  return (
    <div
      className={classNames(
        "grid grid-cols-[1fr_auto] items-baseline gap-x-4",
        isTotal ? "mt-2.5 border-t border-line pt-3" : "py-1.5",
      )}
    >
      <dt className={classNames("min-w-0", isTotal ? "font-semibold" : "text-ink2")}>
        {label}
        {note && <span className="block text-small font-normal text-ink3">{note}</span>}
      </dt>
      <dd
        className={classNames(
          "flex items-baseline justify-end gap-2 tabular-nums",
          isTotal && "font-semibold",
        )}
      >
        {formatEuro(cents)}
        <span className="w-4 self-center">
          {ledgerCents !== null &&
            (difference === 0 ? (
              <>
                <Icon shape={CircleCheck} size={16} className="text-ok" />
                <span className="sr-only">stimmt auf den Cent</span>
              </>
            ) : (
              <Icon shape={TriangleAlert} size={16} className="text-err" />
            ))}
        </span>
      </dd>
      {ledgerCents !== null && difference !== 0 && (
        <dd className="col-span-2 mt-1 text-small text-err">
          Im Buch stehen {formatEuro(ledgerCents)}, das sind {formatEuro(Math.abs(difference))}{" "}
          {difference > 0 ? "weniger" : "mehr"}.
        </dd>
      )}
    </div>
  )
}
