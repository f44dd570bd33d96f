import { flightPath } from "#features/flights/core/flight-path.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Disclosure } from "#ui/elements/disclosure.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { PilotStory } from "../money-story.ts"

/** What guests have prepaid on one flight, for its pilot; names as everybody sees them. */
export function PilotStoryCard({ story }: { story: PilotStory }) {
  const { flightId, title, about, prepaidCents, settledCents, borneCents, paidOutCents, guests } =
    story
  const id = `flug-${flightId}`
  return (
    <Card as="article" labelledBy={id}>
      <h2 id={id} className="text-h4 wrap-break-word">
        <TextLink href={flightPath(flightId)}>{title}</TextLink>
      </h2>
      <p className="mt-1 text-small text-ink2">{about}</p>
      <SumTable className="mt-4">
        {guests.map(({ bookingId, name, shareCents }) => (
          <SumRow key={bookingId} label={`Anteil von ${name}`} amount={formatEuro(shareCents)} />
        ))}
        <SumRow
          label={
            settledCents > 0 ? "Nach der Abrechnung für dich" : "Liegt bis zur Abrechnung bereit"
          }
          amount={formatEuro(settledCents > 0 ? settledCents : prepaidCents)}
          isTotal
        />
        {borneCents > 0 && (
          <SumRow label="Rückbuchungen, die du trägst" amount={formatEuro(-borneCents)} />
        )}
        {paidOutCents > 0 && (
          <SumRow label="Davon an dich ausgezahlt" amount={formatEuro(paidOutCents)} />
        )}
      </SumTable>
      <div className="mt-5 -mb-4 [&_details>div]:max-w-none">
        <Disclosure title="Alle Bewegungen">
          <ol className="divide-y divide-line border-t border-line">
            {guests.flatMap(({ bookingId, name, moves }) =>
              moves.map((move) => (
                <li
                  key={`${bookingId}-${move.id}`}
                  className="flex flex-wrap items-baseline justify-between gap-x-4 py-3"
                >
                  <span className="min-w-0">
                    {move.title}: {name}
                    <span className="block text-small text-ink3">
                      {formatInstant(new Date(move.at), HOME_ZONE)}
                    </span>
                  </span>
                  <span className="font-semibold tabular-nums">{formatEuro(move.cents)}</span>
                </li>
              )),
            )}
          </ol>
        </Disclosure>
      </div>
    </Card>
  )
}
