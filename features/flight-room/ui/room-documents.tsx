import { ChevronRight, FileCheck2, FileDown } from "lucide"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { Card } from "#ui/elements/card.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import type { RoomDocument } from "../room-document.ts"

const ROW = "flex items-center gap-4 px-card py-3.5"
const LINK = `${ROW} -outline-offset-4 hover:bg-ground`

/** The papers of a flight: to read, to save, or that they exist. */
export function RoomDocuments({ documents }: { documents: readonly RoomDocument[] }) {
  if (documents.length === 0) return null
  return (
    <Card as="section" labelledBy="dokumente" inset="none">
      <h2 id="dokumente" className="scroll-mt-6 px-card pt-card text-h3">
        Dokumente
      </h2>
      <ul className="mt-2">
        {documents.map((document) => (
          <li
            key={`${document.title} ${document.href}`}
            className="border-t border-line first:border-t-0"
          >
            <Row document={document} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Row({ document }: { document: RoomDocument }) {
  const { href, saveAs } = document
  if (href === undefined) {
    return (
      <p className={ROW}>
        <Words document={document} />
        <Icon shape={FileCheck2} size={18} className="text-ok" />
      </p>
    )
  }
  if (saveAs !== undefined) {
    return (
      <a href={href} download={saveAs} className={LINK}>
        <Words document={document} />
        <Icon shape={FileDown} size={18} className="text-link" />
      </a>
    )
  }
  return (
    <Link to={href} className={LINK}>
      <Words document={document} />
      <Icon shape={ChevronRight} size={18} className="text-ink3" />
    </Link>
  )
}

function Words({ document: { title, text } }: { document: RoomDocument }): ReactNode {
  return (
    <span className="min-w-0 flex-1">
      <strong className="block font-semibold">{title}</strong>
      <span className="block text-small text-ink2">{text}</span>
    </span>
  )
}
