import type { ChangedLine } from "../setting-lines.ts"

/** What was and what becomes of it, one row for each thing that is another. */
export function ChangedRows({ lines }: { lines: readonly ChangedLine[] }) {
  return (
    <dl className="grid gap-2.5 text-ui">
      {lines.map(({ term, before, after }) => (
        <div
          key={term}
          className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
        >
          <dt className="text-ink2">{term}</dt>
          <dd className="wrap-anywhere tabular-nums">
            {before !== "" && (
              <>
                <del className="text-ink2">{before}</del>
                <span aria-hidden> → </span>
              </>
            )}
            <ins className="font-medium no-underline">{after}</ins>
          </dd>
        </div>
      ))}
    </dl>
  )
}
