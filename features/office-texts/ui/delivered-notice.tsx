import { Disclosure, DisclosureList } from "#ui/elements/disclosure.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import type { Document } from "../version.ts"
import { TextDifference } from "./text-difference.tsx"

/** Tells whoever goes on with a text of their own that the deployment's has changed under it. */
export function DeliveredNotice({ document }: { document: Document }) {
  const { formerDeliveredBody, deliveredBody, workingBody } = document
  if (formerDeliveredBody === null) return null
  return (
    <div>
      <Notice tone="warn" isStacked title="Die Auslieferung bringt inzwischen einen anderen Text.">
        Zu sehen bleibt, was hier veröffentlicht wurde. Sieh nach, ob die Änderung auch hierher
        gehört; mit der nächsten gespeicherten Fassung verschwindet dieser Hinweis.
      </Notice>
      <DisclosureList>
        <Disclosure title="Was sich an der Auslieferung geändert hat">
          <TextDifference
            label="Änderungen der Auslieferung"
            before={formerDeliveredBody}
            after={deliveredBody}
          />
        </Disclosure>
        <Disclosure title="Was hier anders ist als in der neuen Auslieferung">
          <TextDifference
            label="Unterschied zur neuen Auslieferung"
            before={deliveredBody}
            after={workingBody}
          />
        </Disclosure>
      </DisclosureList>
    </div>
  )
}
