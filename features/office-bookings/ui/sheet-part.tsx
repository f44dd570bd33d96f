import type { ReactNode } from "react"
import { formatInstant, HOME_ZONE } from "#platform/time.ts"
import { Card } from "#ui/elements/card.tsx"

interface SheetPartProps {
  id: string
  title: string
  children: ReactNode
}

/** One part of a booking's story under its heading. */
export function SheetPart({ id, title, children }: SheetPartProps) {
  return (
    <Card as="section" labelledBy={id}>
      <h2 id={id} className="mb-4 text-h3">
        {title}
      </h2>
      {children}
    </Card>
  )
}

/** An instant as text of the browser, in the zone in which the back office works. */
export function Instant({ at }: { at: string }) {
  return <time dateTime={at}>{formatInstant(new Date(at), HOME_ZONE)}</time>
}
