import type { OpenCase } from "#features/admin/open-case.ts"
import { CaseList } from "#features/admin/ui/case-list.tsx"

interface OpenCasesProps {
  cases: readonly OpenCase[]
  /** As ISO text. */
  now: string
}

/** What waits for a person about the thing of a sheet; nothing where nothing does. */
export function OpenCases({ cases, now }: OpenCasesProps) {
  if (cases.length === 0) return null
  return (
    <section aria-labelledby="faelle">
      <h2 id="faelle" className="mb-3 text-h3">
        Offene Fälle
      </h2>
      <CaseList cases={cases} hrefOf={({ href }) => href} now={now} />
    </section>
  )
}
