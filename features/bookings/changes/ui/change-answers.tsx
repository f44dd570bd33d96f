import { formatSeatCount } from "#features/bookings/core/booking.ts"
import type { ChangeAnswer } from "#features/bookings/core/change-question.ts"
import { CHANGE_STATE_LABELS, type ChangeState } from "#features/bookings/core/change-question.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Badge, type BadgeTone } from "#ui/elements/badge.tsx"

/** What guests have answered to the last change of a flight, for its pilot. */
export function ChangeAnswers({ answers }: { answers: readonly ChangeAnswer[] }) {
  if (answers.length === 0) return null
  return (
    <section aria-labelledby="antworten-der-gaeste">
      <h2 id="antworten-der-gaeste" className="text-h4">
        Antworten auf deine Änderung
      </h2>
      <ul className="mt-2 border-b border-line text-ui">
        {answers.map((answer) => (
          <li
            key={answer.bookingId}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3"
          >
            <span className="min-w-0">
              <strong className="font-semibold">{answer.name}</strong>{" "}
              <span className="text-small text-ink2">{formatSeatCount(answer.seats)}</span>
            </span>
            <ChangeStateBadge answer={answer} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const TONES: Record<ChangeState, BadgeTone> = {
  asked: "warn",
  agreed: "ok",
  left: "neutral",
  silent: "neutral",
  dropped: "neutral",
}

/** How one guest stands to a change; with the deadline while an answer is missing. */
export function ChangeStateBadge({ answer }: { answer: Pick<ChangeAnswer, "state" | "answerBy"> }) {
  const { state, answerBy } = answer
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <Badge tone={TONES[state]}>{CHANGE_STATE_LABELS[state]}</Badge>
      {state === "asked" && (
        <span className="text-small text-ink2">
          bis {formatInstant(new Date(answerBy), HOME_ZONE)}
        </span>
      )}
    </span>
  )
}
