import { type FormEvent, useRef } from "react"
import { useLocation } from "react-router"
import { formatEuro } from "#platform/money.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { scrollAndFocus } from "#ui/forms/scroll-and-focus.ts"
import { LazyText, textFrom } from "#ui/loading/lazy-text.tsx"
import { TabLinks } from "#ui/navigation/tab-links.tsx"
import { costAddress, costPath, licenceAt, MEANING_WORD } from "../cost-address.ts"
import { parseCosts } from "../cost-params.ts"
import { costYear } from "../cost-year.ts"
import { LICENCE_RULES, SPL_MEANINGS } from "../licence.ts"
import { CostFields } from "./cost-fields.tsx"
import { useCostParams } from "./use-cost-params.ts"

const costResult = textFrom(() => import("./cost-result.tsx").then(({ CostResult }) => CostResult))
const sharingExplained = textFrom(() =>
  import("./sharing-explained.tsx").then(({ SharingExplained }) => SharingExplained),
)

const MEANING_LABELS = { segelflug: "Segelflug", ultraleicht: "Ultraleicht" } as const

/**
 * What a year of flying costs. Answers as you type; without script the same form asks the same
 * address, and the server answers.
 */
export function CostCalculator() {
  const { pathname, search } = useLocation()
  const licence = licenceAt(pathname, new URLSearchParams(search))
  const { words, change, settle } = useCostParams(licence)
  const { inputs, errors } = parseCosts(licence, words)
  const year = costYear(inputs)
  const result = useRef<HTMLElement>(null)
  const showResult = (event: FormEvent) => {
    event.preventDefault()
    settle()
    scrollAndFocus(result.current)
  }
  return (
    <div className="grid gap-y-section [&>*]:min-w-0">
      <section aria-labelledby="rechner">
        <SectionHeading id="rechner" title="Dein Jahr, mit deinen Zahlen">
          Die Zahlen in den Feldern sind{" "}
          <a href="#quellen" className="underline">
            Richtwerte
          </a>
          . Ersetz sie durch deine, die Summe rechnet mit. Was du eingibst, steht danach in der
          Adresse und lässt sich so weitergeben.
        </SectionHeading>
        {licence !== "ppl-a" && (
          <div className="mb-6">
            <TabLinks
              label="Welche SPL?"
              tabs={SPL_MEANINGS.map((meaning) => ({
                label: MEANING_LABELS[meaning],
                href: costAddress(meaning),
                isCurrent: meaning === licence,
              }))}
            />
            <p className="mt-3 text-small text-ink2">
              Gerechnet wird: {LICENCE_RULES[licence].name}
              {licence === "segelflug" ? " (Teil-SFCL)." : " (LuftPersV)."}
            </p>
          </div>
        )}
        <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <Card>
            <form
              action={`${costPath(licence)}#rechner`}
              method="get"
              onSubmit={showResult}
              onBlur={settle}
            >
              {licence === "ultraleicht" && (
                <input type="hidden" name={MEANING_WORD} value={licence} />
              )}
              <CostFields
                licence={licence}
                words={words}
                inputs={inputs}
                errors={errors}
                onChange={change}
              />
              <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
                <Button type="submit" variant="secondary">
                  Neu berechnen
                </Button>
              </div>
            </form>
            <p className="sticky bottom-3 mt-6 flex items-baseline justify-between gap-4 rounded-panel border border-line bg-surface px-4 py-3 shadow-raised lg:hidden">
              <a href="#ergebnis" className="text-ui text-link underline underline-offset-4">
                Dein Jahr kostet
              </a>
              <strong className="font-semibold tabular-nums">{formatEuro(year.ownCents)}</strong>
            </p>
          </Card>
          <section
            ref={result}
            tabIndex={-1}
            aria-labelledby="ergebnis"
            className="outline-none lg:sticky lg:top-6"
          >
            <LazyText text={costResult} given={{ inputs, year }} isLive />
          </section>
        </div>
      </section>
      <LazyText text={sharingExplained} given={{ inputs, year }} isLive />
    </div>
  )
}
