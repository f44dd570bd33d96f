import type { ReactNode } from "react"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { ChecklistItem } from "../checklist.ts"

/**
 * What is to be known of an item, and where it is done; undefined where there is nothing. Not on
 * paper: there the whole list shall be one page.
 */
export function itemHint({ hint, link }: ChecklistItem): ReactNode {
  if (!hint && !link) return undefined
  return (
    <span className="print:hidden">
      {hint}
      {hint && link && " "}
      {link && (
        <TextLink href={link.href} isInline>
          {link.label}
        </TextLink>
      )}
    </span>
  )
}
