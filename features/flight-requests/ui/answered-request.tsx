import { Hand } from "lucide"
import { formatEuro } from "#platform/money.ts"
import { Notice } from "#ui/notice.tsx"
import type { ToldRequest } from "../flight-request-view.ts"
import { daysInWords, personsInWords, titleOfRequest } from "../request-in-words.ts"

/** Above the steps of a flight that answers a wish: what was wished for. */
export function AnsweredRequest({ request }: { request: ToldRequest }) {
  const { requester, persons, mostCents, message } = request
  const most = mostCents === null ? "" : `, bis ${formatEuro(mostCents)} pro Person`
  return (
    <Notice
      icon={Hand}
      title={`Für das Gesuch von ${requester}: ${titleOfRequest(request)}`}
      isStacked
    >
      {daysInWords(request)}, {personsInWords(persons)}
      {most}. Ist dein Flug veröffentlicht, bekommt {requester} Bescheid; buchen können ihn alle.
      {message && <span className="mt-1.5 block wrap-anywhere">„{message}“</span>}
    </Notice>
  )
}
