import { Disclosure, DisclosureList } from "#ui/elements/disclosure.tsx"
import { classNames } from "#ui/style/class-names.ts"
import type { FaqGroup } from "../content-page.ts"
import { useAskedQuestion } from "./use-asked-question.ts"

type FaqListProps = {
  group: FaqGroup
  /** Columns put the headline left of the questions, as on the topic pages. */
  layout?: "single" | "columns"
}

/** A group of questions as hairline rows that open. */
export function FaqList({ group, layout = "single" }: FaqListProps) {
  useAskedQuestion()
  return (
    <section
      aria-labelledby={group.id}
      className={classNames(layout === "columns" && "lg:grid lg:grid-cols-[2fr_3fr] lg:gap-x-6")}
    >
      <h2 id={group.id} className="mb-4 text-h2">
        {group.title}
      </h2>
      <DisclosureList>
        {group.items.map((item) => (
          <Disclosure key={item.id} id={item.id} title={item.question}>
            <div
              className="prose"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown, raw HTML escaped
              dangerouslySetInnerHTML={{ __html: item.answerHtml }}
            />
          </Disclosure>
        ))}
      </DisclosureList>
    </section>
  )
}
