import { Flag } from "lucide"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { Icon } from "#ui/elements/icon.tsx"
import { type ReportSubject, reportPath } from "../report-path.ts"

interface ReportLinkProps {
  subject: ReportSubject
  id: number
  children: ReactNode
}

/** Quiet, but on everything that somebody has written (DSA Art. 16). */
export function ReportLink({ subject, id, children }: ReportLinkProps) {
  return (
    <Link
      to={reportPath(subject, id)}
      rel="nofollow"
      className="inline-flex min-h-11 items-center gap-2 rounded-badge px-2 text-small text-ink2 underline-offset-4 hover:text-ink hover:underline"
    >
      <Icon shape={Flag} size={16} />
      {children}
    </Link>
  )
}
