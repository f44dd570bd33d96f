import { Plus } from "lucide"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { DOCUMENT_KINDS, handInPath } from "../document-kinds.ts"
import type { OwnDocument } from "../document-view.ts"
import { kindStatus } from "../pilot-status.ts"
import type { DocumentKind } from "../verification.ts"
import { DocumentFacts } from "./document-facts.tsx"
import { StatusBadge } from "./status-badge.tsx"

// validation and arithmetic of days come with the form alone
const loadForm = () => import("./document-form.tsx").then((module) => module.DocumentForm)

interface DocumentSectionProps {
  kind: DocumentKind
  isNeeded: boolean
  presetClass: string
  documents: readonly OwnDocument[]
  today: string
  isOpen: boolean
  onDone: () => void
}

/** One kind of document: what is there of it, and the form to hand in another. */
export function DocumentSection(props: DocumentSectionProps) {
  const { kind, isNeeded, presetClass, documents, today, isOpen, onDone } = props
  const { label, text, slug } = DOCUMENT_KINDS[kind]
  const own = documents.filter((document) => document.kind === kind)
  return (
    <Card as="section" labelledBy={slug}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={slug} tabIndex={-1} className="scroll-mt-24 text-h3 outline-none">
          {label}
          {!isNeeded && <span className="font-normal text-ink3"> (optional)</span>}
        </h2>
        {own.length === 0 && isNeeded && (
          <StatusBadge status={kindStatus(documents, kind, today)} />
        )}
      </div>
      <p className="mt-2 max-w-text text-ui text-ink2">{text}</p>
      <ul className="mt-4 divide-y divide-line border-y border-line empty:hidden">
        {own.map((document) => (
          <li key={document.id} className="py-4">
            <DocumentFacts document={document} today={today} />
          </li>
        ))}
      </ul>
      <div className="mt-5">
        {isOpen ? (
          <LazyPart load={loadForm}>
            {(DocumentForm) => (
              <DocumentForm kind={kind} presetClass={presetClass} today={today} onDone={onDone} />
            )}
          </LazyPart>
        ) : (
          <ButtonLink
            href={handInPath(kind)}
            variant={own.length === 0 && isNeeded ? "quiet" : "secondary"}
            size="small"
            icon={Plus}
          >
            {callOf(kind, own.length > 0)}
          </ButtonLink>
        )}
      </div>
    </Card>
  )
}

function callOf(kind: DocumentKind, isThere: boolean): string {
  const { label } = DOCUMENT_KINDS[kind]
  // there may be several of them
  if (kind === "rating")
    return isThere ? "Weitere Berechtigung einreichen" : "Berechtigung einreichen"
  return isThere ? `${label} neu einreichen` : `${label} einreichen`
}
