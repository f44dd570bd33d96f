import { Search } from "lucide"
import { useRef } from "react"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { LazyText, textFrom } from "#ui/loading/lazy-text.tsx"
import type { ContentPage } from "../content-page.ts"
import { MAX_QUERY_LENGTH } from "../help-search.ts"
import { useAskedQuestion } from "./use-asked-question.ts"
import { useHelpQuery } from "./use-help-query.ts"

// whoever searches needs them alive
const helpCount = textFrom(() => import("./help-count.tsx").then(({ HelpCount }) => HelpCount))
const helpAnswers = textFrom(() =>
  import("./help-answers.tsx").then(({ HelpAnswers }) => HelpAnswers),
)

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
  const hasTyped = query !== asked
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
              maxLength={MAX_QUERY_LENGTH}
              value={query}
              onChange={(event) => setQuery(event.currentTarget.value)}
              className="min-w-0 flex-1 basis-60"
            />
            <Button type="submit" className="max-sm:w-full">
              Suchen
            </Button>
          </form>
        </search>
        <LazyText text={helpCount} given={{ faq: page.faq, query: settled }} isLive={hasTyped} />
      </Card>
      <LazyText
        text={helpAnswers}
        given={{ page, query, operatorEmail, onShowAll: showAll }}
        isLive={hasTyped}
      />
    </>
  )
}
