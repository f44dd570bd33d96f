import type { ChecklistItem, ChecklistRole } from "../checklist.ts"
import { CHECKLISTS } from "../checklist-items.ts"
import { ChecklistMoments } from "./checklist-moments.tsx"
import { itemHint } from "./item-hint.tsx"
import { PrintButton } from "./print-button.tsx"

/** A list without a flight: to look at, and to tick by hand on paper. */
export function ChecklistTemplate({ role }: { role: ChecklistRole }) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="max-w-text text-ui text-ink2">
          {role === "pilot"
            ? "Zum Lesen und Ausdrucken. Sobald du einen Flug anbietest, hakst du ihn hier ab."
            : "Zum Lesen und Ausdrucken. Sobald du einen Platz angefragt hast, hakst du ihn hier ab."}
        </p>
        <PrintButton />
      </div>
      <ChecklistMoments
        sections={CHECKLISTS[role]}
        renderItem={(item) => <PlainItem item={item} />}
      />
    </>
  )
}

function PlainItem({ item }: { item: ChecklistItem }) {
  const hint = itemHint(item)
  return (
    <div className="flex gap-3 py-2.5 text-ui print:py-0.5">
      <span
        aria-hidden="true"
        className="mt-px size-5.5 shrink-0 rounded-mark border border-line2 bg-surface"
      />
      <div>
        {item.text}
        {hint && <p className="text-small text-ink3">{hint}</p>}
      </div>
    </div>
  )
}
