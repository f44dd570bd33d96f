import { useMemo } from "react"
import { Disclosure } from "#ui/elements/disclosure.tsx"
import type { ContentPage } from "../content-page.ts"
import { countHits, isSearchable, searchHelp } from "../help-search.ts"
import { HelpGroups } from "./help-groups.tsx"
import { NothingInHelp } from "./nothing-in-help.tsx"
import { ProseArticle } from "./prose-article.tsx"
import { TableOfContents } from "./table-of-contents.tsx"
import { useAskedQuestion } from "./use-asked-question.ts"

export interface HelpAnswersProps {
  page: Pick<ContentPage, "faq" | "sections">
  query: string
  operatorEmail: string
  onShowAll: () => void
}

/** The questions that fit, by theme, with the themes beside them; all of them while nobody searches. */
export function HelpAnswers({ page, query, operatorEmail, onShowAll }: HelpAnswersProps) {
  const groups = useMemo(() => searchHelp(page.faq, query), [page.faq, query])
  const isSearching = isSearchable(query)
  useAskedQuestion()
  return (
    <div className="mt-12 grid gap-x-6 gap-y-9 lg:grid-cols-[minmax(0,3fr)_minmax(0,9fr)] lg:gap-x-16">
      <div className="max-lg:hidden lg:sticky lg:top-8 lg:self-start">
        <TableOfContents
          label="Themen"
          headings={groups.map(({ id, title }) => ({ id, text: title }))}
        />
      </div>
      {!isSearching && (
        <div className="border-b border-line lg:hidden">
          <Disclosure title="Themen">
            <ul>
              {groups.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className="inline-block py-2 text-link underline">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </Disclosure>
        </div>
      )}
      <div className="min-w-0 max-w-180">
        {isSearching && countHits(groups) === 0 ? (
          <NothingInHelp query={query} operatorEmail={operatorEmail} onShowAll={onShowAll} />
        ) : (
          <HelpGroups groups={groups} isSearching={isSearching} />
        )}
        {!isSearching && page.sections.length > 0 && (
          <div className="mt-14">
            <ProseArticle sections={page.sections} />
          </div>
        )}
      </div>
    </div>
  )
}
