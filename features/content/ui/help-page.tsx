import { Search } from "lucide-react"
import { useMemo, useRef } from "react"
import { Button } from "#ui/button.tsx"
import { Card } from "#ui/card.tsx"
import { Disclosure } from "#ui/disclosure.tsx"
import { TextField } from "#ui/text-field.tsx"
import type { ContentPage } from "../content-page.ts"
import { countHits, isSearchable, LONGEST_QUERY, searchHelp } from "../help-search.ts"
import { HelpGroups } from "./help-groups.tsx"
import { NothingInHelp } from "./nothing-in-help.tsx"
import { ProseArticle } from "./prose-article.tsx"
import { TableOfContents } from "./table-of-contents.tsx"
import { useAskedQuestion } from "./use-asked-question.ts"
import { useHelpQuery } from "./use-help-query.ts"

type HelpPageProps = {
  page: ContentPage
  /** What the address asks for. */
  asked: string
  operatorEmail: string
}

/** All questions by theme, and a search that filters them while one types; a GET form without script. */
export function HelpPage({ page, asked, operatorEmail }: HelpPageProps) {
  const { query, settled, setQuery, settle } = useHelpQuery(asked)
  const field = useRef<HTMLInputElement>(null)
  const groups = useMemo(() => searchHelp(page.faq, query), [page.faq, query])
  const count = countHits(groups)
  const isSearching = isSearchable(query)
  useAskedQuestion()
  const showAll = () => {
    setQuery("")
    field.current?.focus()
  }
  return (
    <>
      <Card elevation="raised" className="relative -mt-20">
        <search>
          <form
            action="/de/hilfe"
            onSubmit={(event) => {
              event.preventDefault()
              settle()
            }}
            className="flex flex-wrap items-end gap-3"
          >
            <TextField
              ref={field}
              type="search"
              name="q"
              label="Was willst du wissen?"
              placeholder="Absage, Gewicht …"
              icon={Search}
              autoComplete="off"
              enterKeyHint="search"
              maxLength={LONGEST_QUERY}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
              className="min-w-0 flex-1 basis-60"
            />
            <Button type="submit" className="max-sm:w-full">
              Suchen
            </Button>
          </form>
        </search>
        {/* said once typing rests, not with every letter */}
        <p role="status" className="mt-3 min-h-5 text-small text-ink2">
          {sentence(isSearchable(settled), countHits(searchHelp(page.faq, settled)), page)}
        </p>
      </Card>
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
          {isSearching && count === 0 ? (
            <NothingInHelp query={query} operatorEmail={operatorEmail} onShowAll={showAll} />
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
    </>
  )
}

function sentence(isSearching: boolean, count: number, page: ContentPage): string {
  const all = page.faq.reduce((sum, { items }) => sum + items.length, 0)
  if (!isSearching) return `${all} Fragen mit Antwort, nach Themen geordnet.`
  if (count === 0) return "Keine Frage passt."
  return count === 1 ? "Eine Frage passt." : `${count} von ${all} Fragen passen.`
}
