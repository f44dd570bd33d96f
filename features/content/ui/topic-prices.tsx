import type { TopicFacts } from "#features/search/topic-facts.ts"
import { formatEuro } from "#platform/money.ts"
import { TextLink } from "#ui/elements/text-link.tsx"

/** What such a flight costs today, counted and not promised. */
export function TopicPrices({ facts }: { facts: TopicFacts }) {
  const { flightCount, fromCents, medianCents, upToCents } = facts
  return (
    <section aria-labelledby="preise" className="grid gap-x-6 gap-y-4 lg:grid-cols-[2fr_3fr]">
      <h2 id="preise" className="text-h2">
        Was es gerade kostet
      </h2>
      <div className="max-w-text space-y-4">
        <p>
          {flightCount === 1 ? (
            <>
              Ein Flug dieser Art hat in den nächsten 60 Tagen freie Plätze, für {euro(fromCents)}.
            </>
          ) : fromCents === upToCents ? (
            <>
              {flightCount} Flüge dieser Art haben in den nächsten 60 Tagen freie Plätze, jeder für{" "}
              {euro(fromCents)}.
            </>
          ) : (
            <>
              {flightCount} Flüge dieser Art haben in den nächsten 60 Tagen freie Plätze, für{" "}
              {euro(fromCents)} bis {euro(upToCents)}. Die Hälfte davon kostet höchstens{" "}
              {euro(medianCents)}.
            </>
          )}
        </p>
        <p className="text-ink2">
          Gesamtpreis pro Person mit Servicegebühr, eben aus allen buchbaren Flügen berechnet. Mehr
          als ein gleicher Anteil an den{" "}
          <TextLink href="/de/kostenteilung" isInline>
            direkten Kosten
          </TextLink>{" "}
          darf kein Platz kosten.
        </p>
      </div>
    </section>
  )
}

const euro = (cents: number) => <strong className="tabular-nums">{formatEuro(cents)}</strong>
