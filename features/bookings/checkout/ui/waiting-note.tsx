import type { ReactNode } from "react"
import { Spinner } from "#ui/elements/spinner.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { Notice } from "#ui/feedback/notice.tsx"

interface WaitingNoteProps {
  hasGivenUp: boolean
  /** The page's own address, to load it anew. */
  href: string
  /** What is under way. */
  children: ReactNode
}

/** Something is under way elsewhere; also without script there is a way to look again. */
export function WaitingNote({ hasGivenUp, href, children }: WaitingNoteProps) {
  const again = (
    <TextLink href={href} reloadDocument>
      Stand aktualisieren
    </TextLink>
  )
  return (
    <div role="status">
      {hasGivenUp ? (
        <Notice tone="warn" title="Das dauert gerade länger als sonst." action={again}>
          Es geht nichts verloren: Sobald die Bestätigung da ist, schreiben wir dir auch eine Mail.
        </Notice>
      ) : (
        <>
          <p className="flex items-center gap-3 text-ink2">
            <Spinner className="shrink-0 text-act noscript:hidden" />
            {children}
          </p>
          <p className="mt-3 hidden noscript:block">{again}</p>
        </>
      )}
    </div>
  )
}
