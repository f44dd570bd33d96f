import { Card } from "#ui/elements/card.tsx"
import { Disclosure, DisclosureList } from "#ui/elements/disclosure.tsx"
import { FIGURE_LABELS, SHOWN_FIGURES } from "../figure.ts"

/** How every figure is counted, in one sentence each. */
export function Meanings() {
  return (
    <Card inset="none" className="px-card">
      <div className="-mt-px -mb-px">
        <DisclosureList>
          <Disclosure title="Wie gezählt wird">
            <p>
              Ein Tag ist ein Tag in Berlin. Was heute berichtigt wird, gehört zu heute, auch wenn
              es eine Buchung von damals betrifft, wie im Buch.
            </p>
            <dl className="mt-5 grid gap-4">
              {SHOWN_FIGURES.map((figure) => (
                <div key={figure}>
                  <dt className="font-semibold text-ink">{FIGURE_LABELS[figure].label}</dt>
                  <dd className="mt-0.5">{FIGURE_LABELS[figure].meaning}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </DisclosureList>
      </div>
    </Card>
  )
}
