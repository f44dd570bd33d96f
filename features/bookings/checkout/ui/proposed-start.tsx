import { CalendarClock } from "lucide"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { formatInstant } from "#platform/time.ts"
import { Notice } from "#ui/feedback/notice.tsx"
import type { OrderView } from "../checkout-view.ts"

/** At the checkout of an offer without a date: what was proposed, and who has to say yes to it. */
export function ProposedStart({ order: { flight, pilot } }: { order: OrderView }) {
  if (!flight.proposed) return null
  return (
    <Notice
      icon={CalendarClock}
      title={`Dein Wunschtermin: ${formatInstant(new Date(flight.departsAt), flight.timeZone)}`}
      isStacked
    >
      {atSentenceStart(pilot.firstName)} sagt zu oder nennt dir eine andere Zeit. Erst mit der
      Zusage entsteht der Flug, und erst dann wird abgebucht.
    </Notice>
  )
}
