import { type ComponentProps, useState } from "react"
import { loginPath } from "#features/auth/sign-in/login-path.ts"
import { formatDay, formatInstant } from "#platform/time.ts"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import type { ReviewEntry, ReviewLinkView } from "../review-entry.ts"
import { reviewPath } from "../review-paths.ts"
import { callWriteLinkedReview } from "./review-calls.ts"
import { ReviewForm } from "./review-form.tsx"

interface LinkedReviewProps {
  token: string
  view: ReviewLinkView
  former?: ComponentProps<typeof ReviewForm>["former"]
  onWritten: () => unknown
}

/** One form for who comes from a mail; afterwards, and where it is too late, the way to sign in. */
export function LinkedReview({ token, view, former, onWritten }: LinkedReviewProps) {
  const { entry, state } = view
  const [isWritten, setIsWritten] = useState(false)
  // somebody may send it elsewhere while it is typed here: the words stay, with the reason
  const isShown = state === "open" || former !== undefined
  if (isWritten || !isShown) {
    return <Ended entry={entry} state={isWritten ? "written" : state} />
  }
  const { other, side, flight } = entry
  return (
    <>
      <h1 className="mb-4 text-h1">Wie war’s?</h1>
      <p className="mb-8 text-lead text-ink2">
        „{flight.title}“ am {formatDay(new Date(flight.departsAt), flight.timeZone)}
        {side === "guest" ? `, mit ${other.name} am Steuer.` : `, mit ${other.name} an Bord.`}
      </p>
      <ReviewForm
        entry={entry}
        send={(values, intent) => callWriteLinkedReview(token, values, intent)}
        former={former}
        onWritten={async () => {
          setIsWritten(true)
          await onWritten()
        }}
      />
      <p className="mt-6 text-small text-ink3">
        Ihr lest beide erst voneinander, wenn beide geschrieben haben, spätestens am{" "}
        {formatInstant(new Date(entry.closesAt), flight.timeZone)}. Dieser Link öffnet nur dieses
        Formular und gilt einmal.
      </p>
    </>
  )
}

type EndedProps = { entry: ReviewEntry; state: ReviewLinkView["state"] | "written" }

function Ended({ entry, state }: EndedProps) {
  const { flight, other, refusal, closesAt } = entry
  const end = formatInstant(new Date(closesAt), flight.timeZone)
  return (
    <>
      <h1 className="mb-4 text-h1">
        {state === "closed" ? "Das geht gerade nicht" : "Danke für deine Bewertung"}
      </h1>
      <p className="text-lead text-ink2">
        {refusal ??
          `Zu lesen ist sie, sobald auch ${other.firstName} geschrieben hat, spätestens am ${end}. Bis dahin kannst du sie ändern, wenn du dich anmeldest.`}
      </p>
      <div className="mt-8">
        <ButtonLink variant="secondary" href={loginPath(reviewPath(flight.id))}>
          Anmelden
        </ButtonLink>
      </div>
    </>
  )
}
