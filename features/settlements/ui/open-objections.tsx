import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { OBJECTION_KIND_LABELS } from "../objection.ts"
import { objectionCasePath } from "../settlement-paths.ts"
import type { OpenObjection } from "../settlement-view.ts"

/** Objections of passengers to their statements: what waits for the pilot, and what for a decision. */
export function OpenObjections({ objections }: { objections: readonly OpenObjection[] }) {
  return (
    <section aria-labelledby="einwaende">
      <h2 id="einwaende" className="text-h3">
        Einwände
      </h2>
      {objections.length === 0 ? (
        <p className="mt-2 text-ui text-ink2">
          Niemand hat gegen eine Abrechnung etwas einzuwenden.
        </p>
      ) : (
        <ul className="mt-2">
          {objections.map((objection) => (
            <Row key={objection.bookingId} objection={objection} />
          ))}
        </ul>
      )}
    </section>
  )
}

function Row({ objection }: { objection: OpenObjection }) {
  const { bookingId, passengerName, pilotName, flightTitle, kind, mayDecide } = objection
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-5 gap-y-3 border-t border-line py-4 first:border-t-0">
      <div className="min-w-0">
        <h3 className="text-h4">{flightTitle}</h3>
        <p className="mt-1 text-ui text-ink2">
          {OBJECTION_KIND_LABELS[kind]}: {passengerName} gegen {pilotName},{" "}
          {formatInstant(new Date(objection.objectedAt), HOME_ZONE)}
        </p>
        <p className="mt-1.5 text-ui">
          {mayDecide ? (
            <Badge tone="apricot">{objectionStatus(objection)}</Badge>
          ) : (
            objectionStatus(objection)
          )}
        </p>
      </div>
      <ButtonLink
        href={objectionCasePath(bookingId)}
        size="small"
        variant={mayDecide ? "primary" : "secondary"}
      >
        {mayDecide ? "Entscheiden" : "Ansehen"}
        <VisuallyHidden>: {flightTitle}</VisuallyHidden>
      </ButtonLink>
    </li>
  )
}

function objectionStatus({ isAnswered, mayDecide, answerBy }: OpenObjection): string {
  if (isAnswered) return "Beantwortet, zu entscheiden"
  if (mayDecide) return "Ohne Antwort, zu entscheiden"
  return `Antwort bis ${formatInstant(new Date(answerBy), HOME_ZONE)}`
}
