import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { ContentCta } from "../content-page.ts"

/** Where a page leads, at its end. */
export function ContentEnd({ title, cta }: { title: string; cta: ContentCta }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-8 gap-y-5 md:px-12 md:py-9">
      <p className="font-display text-h3">{title}</p>
      <ButtonLink href={cta.path}>{cta.label}</ButtonLink>
    </Card>
  )
}
