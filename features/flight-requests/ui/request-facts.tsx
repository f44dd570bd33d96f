import { formatEuro } from "#platform/money.ts"
import { formatPersonCount, formatRequestedDays } from "../format-request.ts"

interface RequestFactsProps {
  request: {
    firstDay: string | null
    lastDay: string | null
    persons: number
    maxPriceCents: number | null
    message: string
  }
}

/** When, how many, how much, and what else was said. */
export function RequestFacts({ request }: RequestFactsProps) {
  const { persons, maxPriceCents, message } = request
  return (
    <>
      <p className="mt-1 flex flex-wrap gap-x-4 gap-y-0.5 text-small text-ink2 tabular-nums">
        <span>{formatRequestedDays(request)}</span>
        <span>{formatPersonCount(persons)}</span>
        {maxPriceCents !== null && <span>bis {formatEuro(maxPriceCents)} pro Person</span>}
      </p>
      {message && (
        <p className="mt-2.5 max-w-text text-ui wrap-anywhere whitespace-pre-line">„{message}“</p>
      )}
    </>
  )
}
