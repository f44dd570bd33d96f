import { Disclosure } from "#ui/elements/disclosure.tsx"
import type { ContentPage } from "../content-page.ts"
import { FaqList } from "./faq-list.tsx"
import { ProseArticle } from "./prose-article.tsx"
import { TableOfContents } from "./table-of-contents.tsx"
import { TemplateBadge } from "./template-badge.tsx"

/** A text to read: its headings at the left, the text beside them, its questions below. */
export function ReadingPage({ page }: { page: ContentPage }) {
  return (
    <div className="grid gap-x-6 gap-y-9 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-x-16">
      <div className="lg:sticky lg:top-8 lg:self-start">
        {page.isTemplate && (
          <p className="mb-6">
            <TemplateBadge />
          </p>
        )}
        <div className="max-lg:hidden">
          <TableOfContents headings={page.headings} />
        </div>
        {page.headings.length > 2 && (
          <div className="border-b border-line lg:hidden">
            <Disclosure title="Auf dieser Seite">
              <ol>
                {page.headings.map(({ id, text }) => (
                  <li key={id}>
                    <a href={`#${id}`} className="inline-block py-2 text-link underline">
                      {text}
                    </a>
                  </li>
                ))}
              </ol>
            </Disclosure>
          </div>
        )}
      </div>
      <div className="min-w-0">
        {page.sections.length > 0 && <ProseArticle sections={page.sections} />}
        {page.faq.map((group) => (
          <div key={group.id} className="max-w-180 not-first:mt-14">
            <FaqList group={group} />
          </div>
        ))}
      </div>
    </div>
  )
}
