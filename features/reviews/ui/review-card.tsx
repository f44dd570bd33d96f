import { type ComponentProps, useState } from "react"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { PersonAvatar } from "#features/users/photos/ui/person-avatar.tsx"
import { formatInstant } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { ReviewEntry } from "../review-entry.ts"
import { ReviewForm } from "./review-form.tsx"
import { ReviewState } from "./review-state.tsx"

type ReviewCardProps = Omit<ComponentProps<typeof ReviewForm>, "entry"> & {
  entry: ReviewEntry
  /** Somebody else comes first. */
  isLater?: boolean
}

/** One person to review: the form, or what has become of it. */
export function ReviewCard({
  entry,
  onWritten,
  former,
  isLater = false,
  ...form
}: ReviewCardProps) {
  const { own, other, side, refusal } = entry
  const [isChanging, setIsChanging] = useState(former !== undefined && own !== null)
  const [isChosen, setIsChosen] = useState(false)
  const canWrite = refusal === null
  const isFolded = isLater && !isChosen && canWrite && !own && !former
  const title = `bewertung-${entry.bookingId}`
  return (
    <Card as="section" labelledBy={title}>
      <div className="flex items-center gap-3.5">
        <PersonAvatar person={other} />
        <div className="min-w-0">
          <h2 id={title} className="text-h3">
            {other.name}
          </h2>
          <p className="text-small text-ink2">{side === "guest" ? "Am Steuer" : "Gast"}</p>
        </div>
      </div>
      <div className="mt-5 grid gap-5">
        <ReviewState entry={entry} />
        {!own && refusal && <p className="max-w-text text-ui text-ink2">{refusal}</p>}
        {isFolded && (
          <div>
            <Button variant="secondary" size="small" onClick={() => setIsChosen(true)}>
              {`${atSentenceStart(other.firstName)} bewerten`}
            </Button>
          </div>
        )}
        {canWrite && !own && !isFolded && <BlindRule entry={entry} />}
        {canWrite && own && !isChanging && (
          <div className="grid gap-3">
            <p className="text-small text-ink2">
              {own.stars} von 5 {own.stars === 1 ? "Stern" : "Sternen"}
            </p>
            <p className="max-w-text">{own.text}</p>
            <div>
              <Button variant="secondary" size="small" onClick={() => setIsChanging(true)}>
                Ändern
              </Button>
            </div>
          </div>
        )}
        {!isFolded && ((canWrite && (!own || isChanging)) || former) && (
          <ReviewForm
            {...form}
            entry={entry}
            former={former}
            onWritten={async (written) => {
              setIsChanging(false)
              await onWritten(written)
            }}
          />
        )}
      </div>
    </Card>
  )
}

/** Said before somebody writes: nobody answers what the other side has written. */
function BlindRule({ entry }: { entry: ReviewEntry }) {
  const { other, closesAt, hasOtherWritten, flight } = entry
  const end = formatInstant(new Date(closesAt), flight.timeZone)
  return (
    <p className="max-w-text text-small text-ink2">
      {hasOtherWritten
        ? `${atSentenceStart(other.firstName)} hat schon geschrieben. Sobald du es auch tust, sind beide Bewertungen zu lesen, sonst am ${end}.`
        : `Ihr lest beide erst voneinander, wenn beide geschrieben haben, spätestens am ${end}.`}
    </p>
  )
}
