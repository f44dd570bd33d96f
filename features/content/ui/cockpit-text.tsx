import type { ReactNode } from "react"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { ContentPage } from "../content-page.ts"
import { FaqList } from "./faq-list.tsx"
import { ProseArticle } from "./prose-article.tsx"
import { TableOfContents } from "./table-of-contents.tsx"
import { TemplateBadge } from "./template-badge.tsx"

interface CockpitTextProps {
  page: ContentPage
  /** What stands above the text. */
  children?: ReactNode
}

/** The same kind of text inside the cockpit: no picture, what it says at once. */
export function CockpitText({ page, children }: CockpitTextProps) {
  return (
    <>
      <h1 className="text-title">{page.title}</h1>
      <p className="mt-1.5 max-w-text text-ui text-ink2">{page.lead}</p>
      {page.isTemplate && (
        <p className="mt-4">
          <TemplateBadge />
        </p>
      )}
      {children && <div className="mt-8 grid gap-10">{children}</div>}
      <div className="mt-8 grid gap-x-16 gap-y-9 xl:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="min-w-0 rounded-card border border-line bg-surface p-card shadow-rest md:p-10 [&_h2]:!text-h3">
          {page.sections.length > 0 && <ProseArticle sections={page.sections} />}
          {page.faq.map((group) => (
            <div key={group.id} className="not-first:mt-12">
              <FaqList group={group} />
            </div>
          ))}
          {page.cta && (
            <p className="mt-10">
              <TextLink href={page.cta.path}>{page.cta.label}</TextLink>
            </p>
          )}
        </div>
        <div className="max-xl:hidden">
          <div className="sticky top-8">
            <TableOfContents headings={page.headings} />
          </div>
        </div>
      </div>
    </>
  )
}
