import { Hand } from "lucide"
import type { ReactNode } from "react"
import type { AnswersOf } from "#features/flights/draft/answers.ts"
import { useAnswersOf } from "#features/flights/draft/ui/draft-provider.tsx"
import { PublishCaution } from "#features/flights/draft/ui/publish-caution.ts"
import { isRealDay } from "#platform/days.ts"
import { formatEuro } from "#platform/money.ts"
import { Notice } from "#ui/feedback/notice.tsx"
import { type FlownDays, isOutsideRequest } from "../flight-request-days.ts"
import type { FlightRequestDetails } from "../flight-request-view.ts"
import { formatPersonCount, formatRequestedDays, titleOfRequest } from "../format-request.ts"

interface AnsweredRequestProps {
  request: FlightRequestDetails
  /** The steps. */
  children: ReactNode
}

/**
 * Around the steps of a flight that answers a request: what was asked for, and whether its day fits.
 * One that does not is offered knowingly or not at all.
 */
export function AnsweredRequest({ request, children }: AnsweredRequestProps) {
  const [date] = useAnswersOf("datum")
  const days = daysOf(date)
  const { requester } = request
  const isBeside = days !== undefined && isOutsideRequest(request, days)
  return (
    <>
      <div className="mx-auto grid max-w-page gap-3 px-gutter pt-6">
        <RequestSummary request={request} />
        {isBeside && (
          <Notice tone="warn" title="Dein Termin passt nicht zum Gesuch." isStacked>
            {requester} wünscht sich: {formatRequestedDays(request)}. Du kannst den Flug trotzdem
            anbieten; {requester} liest dann, dass der Termin abweicht.
          </Notice>
        )}
      </div>
      <PublishCaution
        value={
          isBeside
            ? `Ich weiß, dass mein Termin vom Gesuch abweicht (${formatRequestedDays(request)}), und biete den Flug trotzdem an.`
            : null
        }
      >
        {children}
      </PublishCaution>
    </>
  )
}

/** What stands in the step of the date by now; undefined as long as that is no day. */
function daysOf(date: AnswersOf<"datum">): FlownDays | undefined {
  const [from, to] = {
    fixed: [date.day, date.day] as const,
    series: [date.seriesFrom, date.seriesTo] as const,
    flexible: [date.windowFrom, date.windowTo] as const,
  }[date.schedule]
  return isRealDay(from) && isRealDay(to) ? { from, to } : undefined
}

function RequestSummary({ request }: { request: FlightRequestDetails }) {
  const { requester, persons, maxPriceCents, message } = request
  const most = maxPriceCents === null ? "" : `, bis ${formatEuro(maxPriceCents)} pro Person`
  return (
    <Notice
      icon={Hand}
      title={`Für das Gesuch von ${requester}: ${titleOfRequest(request)}`}
      isStacked
    >
      {formatRequestedDays(request)}, {formatPersonCount(persons)}
      {most}. Ist dein Flug veröffentlicht, bekommt {requester} Bescheid; buchen können ihn alle.
      {message && <span className="mt-1.5 block wrap-anywhere">„{message}“</span>}
    </Notice>
  )
}
