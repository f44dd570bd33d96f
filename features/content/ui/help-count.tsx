import type { FaqGroup } from "../content-page.ts"
import { countHits, isSearchable, searchHelp } from "../help-search.ts"

interface HelpCountProps {
  faq: readonly FaqGroup[]
  query: string
}

/** How many questions there are, or how many of them fit. */
export function HelpCount({ faq, query }: HelpCountProps) {
  // announced, so it follows once typing rests and not with every letter
  return (
    <p role="status" className="mt-3 min-h-5 text-small text-ink2">
      {sentence(faq, query)}
    </p>
  )
}

function sentence(faq: readonly FaqGroup[], query: string): string {
  const all = faq.reduce((sum, { items }) => sum + items.length, 0)
  if (!isSearchable(query)) return `${all} Fragen mit Antwort, nach Themen geordnet.`
  const count = countHits(searchHelp(faq, query))
  if (count === 0) return "Keine Frage passt."
  return count === 1 ? "Eine Frage passt." : `${count} von ${all} Fragen passen.`
}
