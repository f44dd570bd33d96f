import { BadgeCheck, Search } from "lucide"
import { Card } from "#ui/elements/card.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { VettingCheck } from "../vetting-checks.ts"

/** The rules of cost sharing with this flight's numbers, what needs a look first. */
export function VettingChecks({ checks }: { checks: readonly VettingCheck[] }) {
  const ordered = checks.toSorted(
    (one, other) => Number(one.state === "ok") - Number(other.state === "ok"),
  )
  return (
    <Card as="section" labelledBy="kostenteilung">
      <h2 id="kostenteilung" className="text-h3">
        Kostenteilung
      </h2>
      <ul className="mt-4">
        {ordered.map(({ title, state, sentence }) => (
          <li
            key={title}
            className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3.5 border-t border-line py-4 last:pb-0"
          >
            <span
              className={classNames(
                "flex size-8 items-center justify-center rounded-full",
                state === "ok" ? "bg-ok-soft text-ok" : "bg-warn-soft text-warn",
              )}
            >
              <Icon shape={state === "ok" ? BadgeCheck : Search} size={18} />
            </span>
            <div className="min-w-0">
              <h3 className="text-ui font-semibold">
                <span className="sr-only">{state === "ok" ? "In Ordnung: " : "Ansehen: "}</span>
                {title}
              </h3>
              <p className="mt-0.5 text-ui text-ink2">{sentence}</p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  )
}
