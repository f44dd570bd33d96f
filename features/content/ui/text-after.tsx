import { Ruler } from "#ui/elements/ruler.tsx"
import type { ContentPage } from "../content-page.ts"
import { FaqList } from "./faq-list.tsx"
import { ProseArticle } from "./prose-article.tsx"

/** A text below what the page is for: its sections, then the questions. */
export function TextAfter({ page }: { page: Pick<ContentPage, "sections" | "faq"> }) {
  return (
    <div className="grid gap-y-section [&>*]:min-w-0">
      <div>
        <Ruler className="mb-10" />
        <ProseArticle sections={page.sections} layout="columns" />
      </div>
      {page.faq.map((group) => (
        <FaqList key={group.id} group={group} layout="columns" />
      ))}
    </div>
  )
}
