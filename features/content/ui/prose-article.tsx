import { classNames } from "#ui/class-names.ts"

type ProseArticleProps = {
  /** The `html` of a content page: our own Markdown, its raw HTML escaped when it was rendered. */
  html: string
  /** Columns put each headline left of its text, as on the topic pages. */
  layout?: "single" | "columns"
  className?: string | undefined
}

const columns =
  "lg:[&>section]:grid lg:[&>section]:grid-cols-[2fr_3fr] lg:[&>section]:gap-x-6 lg:[&>section>div]:col-start-2 [&>section+section]:mt-14 lg:[&>section+section]:mt-20"

const single = "[&>section+section]:mt-12"

/** The prose of a content page. */
export function ProseArticle({ html, layout = "single", className }: ProseArticleProps) {
  return (
    <div
      className={classNames(
        "[&>section>h2]:mb-4 [&>section>h2]:text-h2 [&>section>div]:prose",
        layout === "columns" ? columns : single,
        className,
      )}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered from our own files, raw HTML escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
