import { Fragment } from "react"
import { Disclosure, DisclosureList } from "#ui/elements/disclosure.tsx"
import type { HelpGroup, TextPart } from "../help-search.ts"

type HelpGroupsProps = {
  groups: readonly HelpGroup[]
  isSearching: boolean
}

// so few answers are read at a glance
const MAX_OPEN = 3

/** The questions by theme; while one searches, with what was found marked, and a few of them open. */
export function HelpGroups({ groups, isSearching }: HelpGroupsProps) {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  const isOpen = isSearching && count <= MAX_OPEN
  return groups.map(({ id, title, hits }) => (
    <section key={id} aria-labelledby={id} className="not-first:mt-14">
      <h2 id={id} className="mb-4 text-h2">
        {title}
      </h2>
      <DisclosureList>
        {hits.map((hit) => (
          <Disclosure
            key={`${hit.id}/${isOpen}`}
            id={hit.id}
            isOpen={isOpen}
            title={<Marked parts={hit.asked} />}
          >
            <div
              className="prose"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown, raw HTML escaped; marks are ours
              dangerouslySetInnerHTML={{ __html: hit.markedHtml }}
            />
          </Disclosure>
        ))}
      </DisclosureList>
    </section>
  ))
}

function Marked({ parts }: { parts: readonly TextPart[] }) {
  return (
    <span>
      {parts.map(({ text, isHit }, index) =>
        isHit ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
          <mark key={index}>{text}</mark>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
          <Fragment key={index}>{text}</Fragment>
        ),
      )}
    </span>
  )
}
