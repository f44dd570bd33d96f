import type { CancellationTerm } from "#features/bookings/core/cancellation-terms.ts"
import { TextLink } from "#ui/elements/text-link.tsx"

/** What comes back when, computed for this flight and somebody who books now. */
export function CancellationRule({ terms }: { terms: readonly CancellationTerm[] }) {
  return (
    <section aria-labelledby="absagen" className="mt-14">
      <h2 id="absagen" className="mb-5 text-h2">
        Wenn etwas dazwischenkommt
      </h2>
      <dl className="max-w-text divide-y divide-line border-y border-line">
        {terms.map(({ when, refund }) => (
          <div key={when} className="flex flex-wrap justify-between gap-x-8 gap-y-0.5 py-3.5">
            <dt className="font-semibold first-letter:uppercase">{when}</dt>
            <dd className="text-ink2">{refund}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-text text-small text-ink2">
        Welcher Betrag zurückkommt, siehst du vor dem Stornieren auf den Cent genau.{" "}
        <TextLink href="/de/agb" isInline>
          Die ganze Regel
        </TextLink>
      </p>
    </section>
  )
}
