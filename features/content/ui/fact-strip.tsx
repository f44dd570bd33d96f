import type { TopicFacts } from "#features/search/topic-facts.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDuration } from "#platform/time.ts"

const NAMED = 3

/** Today's figures of a topic, on a card that overlaps the picture above it. */
export function FactStrip({ facts }: { facts: TopicFacts }) {
  const { flightCount, shortestMinutes, longestMinutes, airfields } = facts
  const cells = [
    { value: `ab ${formatEuro(facts.fromCents)}`, detail: "pro Person, alles drin" },
    {
      value: flightCount === 1 ? "1 Flug" : `${flightCount} Flüge`,
      detail: "in den nächsten 60 Tagen",
    },
    {
      value:
        shortestMinutes === longestMinutes
          ? formatDuration(shortestMinutes)
          : longestMinutes < 60
            ? `${shortestMinutes}–${formatDuration(longestMinutes)}`
            : `${formatDuration(shortestMinutes)}–${formatDuration(longestMinutes)}`,
      detail: "Flugzeit",
    },
    {
      value: countOf(airfields),
      detail: `${airfields.names.slice(0, NAMED).join(", ")}${airfields.names.length > NAMED ? "\u00a0…" : ""}`,
    },
  ]
  return (
    <dl className="grid grid-cols-2 overflow-hidden rounded-card border border-line bg-surface shadow-raised md:grid-cols-4">
      {cells.map(({ value, detail }) => (
        <div
          key={value}
          className="-ms-px -mt-px flex flex-col-reverse justify-end border-s border-t border-line px-4 py-4 sm:px-5 lg:px-7 lg:py-6"
        >
          <dt className="mt-0.5 text-fine text-ink2">{detail}</dt>
          <dd className="font-display text-h4 whitespace-nowrap tabular-nums lg:text-h3">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function countOf({ ends, names }: TopicFacts["airfields"]): string {
  if (ends === "departures")
    return names.length === 1 ? "1 Startplatz" : `${names.length} Startplätze`
  return names.length === 1 ? "1 Ziel" : `${names.length} Ziele`
}
