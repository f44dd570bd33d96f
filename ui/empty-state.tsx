import type { ReactNode } from "react"
import { Card } from "./card.tsx"

type EmptyStateProps = {
  /** A `ScenePicture` with aspect „strip“. */
  scene?: ReactNode
  title: string
  /** What is so and what would change it. */
  children?: ReactNode
  action?: ReactNode
}

/** Nothing here yet, said with weather and one way on. */
export function EmptyState({ scene, title, children, action }: EmptyStateProps) {
  return (
    <Card inset="none">
      {scene}
      <div className="p-card">
        <h3 className="text-h3">{title}</h3>
        {children && <div className="mt-2 max-w-text text-ui text-ink2">{children}</div>}
        {action && <div className="mt-5 flex flex-wrap gap-3">{action}</div>}
      </div>
    </Card>
  )
}
