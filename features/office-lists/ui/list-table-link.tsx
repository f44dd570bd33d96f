import { FileDown } from "lucide"
import { ButtonLink } from "#ui/buttons/button-link.tsx"

/** The table of all that a list shows. */
export function ListTableLink({ href }: { href: string }) {
  return (
    <ButtonLink href={href} variant="secondary" icon={FileDown} reloadDocument>
      Als Tabelle
    </ButtonLink>
  )
}
