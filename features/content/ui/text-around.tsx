import type { ReactNode } from "react"
import { LazyText, textFrom } from "#ui/loading/lazy-text.tsx"
import type { ContentPage } from "../content-page.ts"

const prose = textFrom(() => import("./prose-article.tsx").then(({ ProseArticle }) => ProseArticle))
const textAfter = textFrom(() => import("./text-after.tsx").then(({ TextAfter }) => TextAfter))

interface TextAroundProps {
  page: Pick<ContentPage, "sections" | "faq">
  /** What the page is about, after the first section. */
  children: ReactNode
  /** Where it comes from, at the end. */
  end?: ReactNode
}

/** A text with something to use in its middle. */
export function TextAround({ page, children, end }: TextAroundProps) {
  return (
    <div className="grid gap-y-section [&>*]:min-w-0">
      <LazyText text={prose} given={{ sections: page.sections.slice(0, 1), layout: "columns" }} />
      {children}
      <LazyText
        text={textAfter}
        given={{ page: { sections: page.sections.slice(1), faq: page.faq } }}
      />
      {end}
    </div>
  )
}
