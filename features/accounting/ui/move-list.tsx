import { formatEuro } from "#platform/money.ts"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import type { StoryMove } from "../money-story.ts"
import type { MovedPart } from "../move-labels.ts"

/** Every move of a story: when, what, how much, from where to where, and how it stands then. */
export function MoveList({ moves }: { moves: readonly StoryMove[] }) {
  return (
    <ol className="divide-y divide-line border-t border-line">
      {moves.map(({ id, at, told, after }) => (
        <li key={id} className="grid gap-x-6 gap-y-1 py-4 md:grid-cols-[11rem_minmax(0,1fr)]">
          <p className="text-small text-ink3">{formatInstant(new Date(at), HOME_ZONE)}</p>
          <div className="min-w-0">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
              {told.title}
              <span className="tabular-nums">{formatEuro(told.cents)}</span>
            </p>
            <p className="mt-0.5 max-w-text text-ui text-ink2">{told.note}</p>
            <dl className="mt-2 grid grid-cols-[3rem_minmax(0,1fr)] gap-x-3 text-small text-ink2">
              <Way term="Von" parts={told.from} />
              <Way term="An" parts={told.to} />
            </dl>
            <p className="mt-2 text-small text-ink3">{after}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}

function Way({ term, parts }: { term: string; parts: readonly MovedPart[] }) {
  return (
    <>
      <dt className="text-ink3">{term}</dt>
      <dd>
        {parts.map(({ place, cents }) => (
          <span key={place} className="flex justify-between gap-x-4">
            {place}
            {parts.length > 1 && <span className="shrink-0 tabular-nums">{formatEuro(cents)}</span>}
          </span>
        ))}
      </dd>
    </>
  )
}
