import type { ReactNode } from "react"
import { Ruler } from "#ui/ruler.tsx"
import type { ContentPage } from "../content-page.ts"
import { FaqList } from "./faq-list.tsx"
import { ProseArticle } from "./prose-article.tsx"

interface TextAroundProps {
  page: Pick<ContentPage, "sections" | "faq">
  /** What the page is about, after the first section. */
  children: ReactNode
  /** Where it comes from, at the end. */
  end?: ReactNode
}

/** A text with something to use in its middle. */
export function TextAround({ page, children, end }: TextAroundProps) {
  const [first, ...rest] = page.sections
  return (
    <div className="grid gap-y-section [&>*]:min-w-0">
      {first && <ProseArticle sections={[first]} layout="columns" />}
      {children}
      <div>
        <Ruler className="mb-10" />
        <ProseArticle sections={rest} layout="columns" />
      </div>
      {page.faq.map((group) => (
        <FaqList key={group.id} group={group} layout="columns" />
      ))}
      {end}
    </div>
  )
}
