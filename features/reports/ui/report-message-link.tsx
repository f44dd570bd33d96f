import { Flag } from "lucide"
import { Link } from "react-router"
import { Icon } from "#ui/elements/icon.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { reportPath } from "../report-path.ts"

function ReportMessageLink({ messageId }: { messageId: number }) {
  return (
    <Link
      to={reportPath("message", messageId)}
      title="Melden"
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-small text-ink3 hover:bg-soft hover:text-ink focus-visible:opacity-100 group-hover/message:opacity-100 pointer-fine:opacity-0"
    >
      <Icon shape={Flag} size={16} />
      <VisuallyHidden>Nachricht melden</VisuallyHidden>
    </Link>
  )
}

/** What can be done about a message of somebody else's; where there is a pointer, it comes with it. */
export function reportLinkOf({ id }: { id: number }) {
  return <ReportMessageLink messageId={id} />
}
