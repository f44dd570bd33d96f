import { type ReactNode, useState } from "react"
import type { DraftStep } from "../draft.ts"
import type { DraftPage } from "../draft-page.ts"
import { DraftHeader } from "./draft-header.tsx"
import { DraftProvider } from "./draft-provider.tsx"
import { ReturnedNotice } from "./returned-notice.tsx"
import { SaveTrouble } from "./save-trouble.tsx"

interface DraftScreenProps {
  productName: string
  page: DraftPage
  current: DraftStep
  children: ReactNode
}

/** The frame of the nine steps: what is typed in any of them is saved here. */
export function DraftScreen({ productName, page, current, children }: DraftScreenProps) {
  // a remounted step loses what was typed in it
  const [reloads, setReloads] = useState(0)
  return (
    <DraftProvider page={page}>
      <DraftHeader productName={productName} current={current} />
      <main id="inhalt" tabIndex={-1} className="flex-1 bg-page">
        <div className="mx-auto grid max-w-page gap-3 px-gutter pt-6 empty:hidden">
          <ReturnedNotice returned={page.returned} />
          <SaveTrouble onReload={() => setReloads((count) => count + 1)} />
        </div>
        <div key={`${current} ${reloads}`}>{children}</div>
      </main>
    </DraftProvider>
  )
}
