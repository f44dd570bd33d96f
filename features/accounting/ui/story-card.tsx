import type { ReactNode } from "react"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Disclosure } from "#ui/elements/disclosure.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { MoneyStory } from "../money-story.ts"
import { MoveList } from "./move-list.tsx"
import { ReceiptLinks } from "./receipt-links.tsx"

type Told = Pick<MoneyStory, "key" | "title" | "href" | "about" | "status" | "moves" | "receipts">

interface StoryCardProps {
  story: Told
  /** Shows every move at once. */
  isOpen: boolean
  /** How it stands. */
  children: ReactNode
}

/** The money of one booking or voucher: how it stands, its receipts, and every move to there. */
export function StoryCard({ story, isOpen, children }: StoryCardProps) {
  const { key, title, href, about, status, moves, receipts } = story
  return (
    <Card as="article" labelledBy={key}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={key} className="text-h4 wrap-break-word">
            {href ? <TextLink href={href}>{title}</TextLink> : title}
          </h2>
          <p className="mt-1 text-small text-ink2">{about}</p>
        </div>
        <Badge tone={status.tone}>{status.label}</Badge>
      </div>
      <div className="mt-4">{children}</div>
      {receipts.length > 0 && (
        <div className="mt-4">
          <ReceiptLinks receipts={receipts} />
        </div>
      )}
      {moves.length > 0 && (
        <div className="mt-5 -mb-4 [&_details>div]:max-w-none">
          <Disclosure title={titleOfMoves(moves.length)} isOpen={isOpen}>
            <MoveList moves={moves} />
          </Disclosure>
        </div>
      )}
    </Card>
  )
}

function titleOfMoves(count: number): string {
  if (count === 1) return "Eine Bewegung"
  return count === 2 ? "Beide Bewegungen" : `Alle ${count} Bewegungen`
}
