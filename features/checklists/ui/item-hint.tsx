import type { ReactNode } from "react"
import { TextLink } from "#ui/text-link.tsx"
import type { ChecklistItem } from "../checklist.ts"

/** What is to be known of an item, and where it is done; undefined where there is nothing. */
export function itemHint({ hint, link }: ChecklistItem): ReactNode {
  if (!link) return hint
  return (
    <>
      {hint}{" "}
      <TextLink href={link.href} isInline className="print:hidden">
        {link.label}
      </TextLink>
    </>
  )
}
