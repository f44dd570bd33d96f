import type { ReactNode } from "react"
import { Disclosure } from "#ui/elements/disclosure.tsx"

/** A disclosure inside of a row: in the size of its text. */
export function SmallDisclosure({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <div className="mt-1 [&_details>div]:max-w-none [&_details>div]:pb-2 [&_details]:border-t-0 [&_summary]:min-h-11 [&_summary]:justify-start [&_summary]:gap-2 [&_summary]:py-1">
      <Disclosure title={<span className="font-sans text-small font-semibold">{title}</span>}>
        {children}
      </Disclosure>
    </div>
  )
}
