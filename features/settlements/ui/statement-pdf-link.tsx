import { FileDown } from "lucide"
import { Icon } from "#ui/elements/icon.tsx"

/** A statement to keep, beside the page that shows it. */
export function StatementPdfLink({ href }: { href: string }) {
  return (
    <a
      href={href}
      download
      className="inline-flex min-h-11 items-center gap-2.5 rounded-badge text-ui font-semibold text-link underline underline-offset-4"
    >
      <Icon shape={FileDown} size={18} className="shrink-0" />
      Abrechnung als PDF
    </a>
  )
}
