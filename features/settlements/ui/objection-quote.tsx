import { formatInstant } from "#platform/time.ts"

interface ObjectionWordsProps {
  /** Who has said it, and when. */
  by: string
  at: string | null
  timeZone: string
  words: string
}

/** What one side has said about an objection. */
export function ObjectionQuote({ by, at, timeZone, words }: ObjectionWordsProps) {
  return (
    <figure className="m-0">
      <figcaption className="text-small text-ink2">
        {by}
        {at && `, ${formatInstant(new Date(at), timeZone)}`}
      </figcaption>
      <blockquote className="mt-1.5 max-w-text rounded-panel bg-sunken px-4 py-3 text-ui whitespace-pre-line">
        „{words}“
      </blockquote>
    </figure>
  )
}
