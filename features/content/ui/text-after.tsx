import { Ruler } from "#ui/ruler.tsx"
import type { ContentPage } from "../content-page.ts"
import { FaqList } from "./faq-list.tsx"
import { ProseArticle } from "./prose-article.tsx"

/** What follows in a text when its middle was used: the other sections, then the questions. */
export function TextAfter({ page }: { page: Pick<ContentPage, "sections" | "faq"> }) {
  return (
    <div className="grid gap-y-section [&>*]:min-w-0">
      <div>
        <Ruler className="mb-10" />
        <ProseArticle sections={page.sections.slice(1)} layout="columns" />
      </div>
      {page.faq.map((group) => (
        <FaqList key={group.id} group={group} layout="columns" />
      ))}
    </div>
  )
}
