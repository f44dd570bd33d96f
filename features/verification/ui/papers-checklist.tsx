import { Link } from "react-router"
import { Card } from "#ui/elements/card.tsx"
import { DOCUMENT_KINDS, handInPath } from "../document-kinds.ts"
import { isVerified, type Paper, type PilotStatus } from "../pilot-status.ts"
import { VERIFICATION_PATH } from "../verification-path.ts"
import { StatusBadge } from "./status-badge.tsx"

interface PapersChecklistProps {
  papers: readonly Paper[]
  hasBirthDate: boolean
}

/** What a pilot still has to hand in or to say; gone once all of it is verified. */
export function PapersChecklist({ papers, hasBirthDate }: PapersChecklistProps) {
  const done = papers.filter(isVerified)
  const isDone = done.length === papers.length && hasBirthDate
  if (isDone && papers.every(({ status }) => status === "verified")) return null
  return (
    <Card as="section" labelledBy="unterlagen">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="unterlagen" className="text-h3">
          {papers.some(({ status }) => status === "none") || !hasBirthDate
            ? "Bis zu deinem ersten Flug mit Gästen"
            : "Deine Nachweise"}
        </h2>
        <p className="text-small text-ink2 tabular-nums">
          {done.length} von {papers.length} geprüft
        </p>
      </div>
      <p className="mt-2 max-w-text text-ui text-ink2">
        {isDone
          ? "Alles ist geprüft. Was bald abläuft, gilt bis zu seinem letzten Tag."
          : "Ein Mensch sieht deine Papiere an. Du erfährst per Mail, wie es ausgeht."}
      </p>
      <ul className="mt-4 divide-y divide-line border-t border-line">
        {!hasBirthDate && (
          <ChecklistLine
            label="Geburtsdatum"
            path={`${VERIFICATION_PATH}#geburtsdatum`}
            status="none"
          />
        )}
        {papers.map(({ kind, status }) => (
          <ChecklistLine
            key={kind}
            label={DOCUMENT_KINDS[kind].label}
            path={handInPath(kind)}
            status={status}
          />
        ))}
      </ul>
    </Card>
  )
}

interface ChecklistLineProps {
  label: string
  path: string
  status: PilotStatus
}

function ChecklistLine({ label, path, status }: ChecklistLineProps) {
  return (
    <li className="relative flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <Link to={path} className="font-semibold after:absolute after:inset-0 hover:text-link">
        {label}
      </Link>
      <StatusBadge status={status} />
    </li>
  )
}
