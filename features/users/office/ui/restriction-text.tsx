import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { GROUNDS } from "../restriction.ts"
import type { ShownRestriction } from "../user-sheet.ts"

/** What was restricted and why; and why it ended, once it has. */
export function RestrictionText({ restriction }: { restriction: ShownRestriction }) {
  const { ref, title, ground, provision, reasons, createdAt, liftedAt, liftReasons } = restriction
  return (
    <div className="text-ui">
      <p className="font-semibold">{title}</p>
      <p className="text-small text-ink3">
        seit {formatInstant(new Date(createdAt), HOME_ZONE)}, Vorgang{" "}
        <span className="font-mono">{ref}</span>
      </p>
      <p className="mt-2 text-ink2">
        {GROUNDS[ground]}: {provision}
      </p>
      <p className="mt-1 whitespace-pre-line text-ink2">{reasons}</p>
      {liftedAt && (
        <p className="mt-2 whitespace-pre-line text-ink2">
          Aufgehoben {formatInstant(new Date(liftedAt), HOME_ZONE)}: {liftReasons}
        </p>
      )}
    </div>
  )
}
