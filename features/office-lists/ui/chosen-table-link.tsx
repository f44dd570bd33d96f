import { FileDown } from "lucide"
import { ButtonLink } from "#ui/buttons/button-link.tsx"

/** The table of the rows that are ticked. */
export function ChosenTableLink({ href }: { href: string }) {
  return (
    <ButtonLink href={href} variant="secondary" size="small" icon={FileDown} reloadDocument>
      Auswahl als Tabelle
    </ButtonLink>
  )
}
