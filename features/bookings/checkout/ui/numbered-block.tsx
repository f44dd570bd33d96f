import type { ReactNode } from "react"
import { Card } from "#ui/elements/card.tsx"

interface NumberedBlockProps {
  number: number
  title: string
  id: string
  /** A fact at the end of the line, such as „gespeichert“. */
  mark?: ReactNode
  children: ReactNode
}

/** One of the checkout's steps, all of them on one page. */
export function NumberedBlock({ number, title, id, mark, children }: NumberedBlockProps) {
  return (
    <Card as="section" labelledBy={id}>
      <div className="flex flex-wrap items-center gap-2.5 md:gap-3">
        <span
          aria-hidden="true"
          className="flex size-8 shrink-0 items-center justify-center rounded-full border border-act font-mono text-small text-link"
        >
          {number}
        </span>
        <h2 id={id} className="text-h4 md:text-[1.25rem]">
          {title}
        </h2>
        {mark && <span className="ms-auto">{mark}</span>}
      </div>
      <div className="mt-5">{children}</div>
    </Card>
  )
}
