import type { ReactNode } from "react"
import { Card } from "#ui/elements/card.tsx"

type EmptyStateProps = {
  /** A wide, low picture above the words. */
  picture?: ReactNode
  title: string
  /** Its place in the page's outline. */
  heading?: "h2" | "h3"
  /** What is so and what would change it. */
  children?: ReactNode
  action?: ReactNode
}

/** Nothing here yet, said with weather and one way on. */
export function EmptyState({
  picture,
  title,
  heading: Heading = "h2",
  children,
  action,
}: EmptyStateProps) {
  return (
    <Card inset="none">
      {picture}
      <div className="p-card">
        <Heading className="text-h3">{title}</Heading>
        {children && <div className="mt-2 max-w-text text-ui text-ink2">{children}</div>}
        {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
      </div>
    </Card>
  )
}
