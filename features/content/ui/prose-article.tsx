import { classNames } from "#ui/style/class-names.ts"
import type { ContentSection } from "../content-page.ts"

type ProseArticleProps = {
  sections: readonly ContentSection[]
  /** Columns put each headline left of its text, as on the topic pages. */
  layout?: "single" | "columns"
  className?: string | undefined
}

const columns =
  "lg:[&>section]:grid lg:[&>section]:grid-cols-[2fr_3fr] lg:[&>section]:gap-x-6 lg:[&>section>div]:col-start-2 [&>section+section]:mt-14 lg:[&>section+section]:mt-20"

const single = "[&>section+section]:mt-12"

/** The prose of a content page. */
export function ProseArticle({ sections, layout = "single", className }: ProseArticleProps) {
  return (
    <div
      className={classNames(
        "[&>section>h2]:mb-4 [&>section>h2]:text-h2 [&>section>div]:prose",
        layout === "columns" ? columns : single,
        className,
      )}
    >
      {sections.map(({ heading, html }) => (
        <section key={heading?.id ?? ""} aria-labelledby={heading?.id}>
          {heading && <h2 id={heading.id}>{heading.text}</h2>}
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own Markdown, raw HTML escaped */}
          <div dangerouslySetInnerHTML={{ __html: html }} />
        </section>
      ))}
    </div>
  )
}
