import type { ReactNode } from "react"
import { PhoneFold } from "#ui/elements/phone-fold.tsx"
import { classNames } from "#ui/style/class-names.ts"

interface CheckoutFrameProps {
  /** Stays at the top while the page scrolls, such as the hold. */
  bar?: ReactNode
  /** The order: beside the text, on phones below it. */
  summary: ReactNode
  /** While it is to be paid, phones fold it into one line above the text. */
  fold?: { title: string; figure: string }
  children: ReactNode
}

/** What the pages of the checkout have in common: bar, text, order. */
export function CheckoutFrame({ bar, summary, fold, children }: CheckoutFrameProps) {
  return (
    <>
      {bar && <div className="sticky top-0 z-10">{bar}</div>}
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-7 px-gutter pt-5 pb-section md:pt-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-10">
        <div className="min-w-0">{children}</div>
        <aside
          aria-label="Deine Bestellung"
          className={classNames(
            "min-w-0 lg:sticky lg:top-20 lg:order-none lg:self-start",
            fold && "order-first",
          )}
        >
          {fold ? <PhoneFold {...fold}>{summary}</PhoneFold> : summary}
        </aside>
      </div>
    </>
  )
}
