import type { ReactNode } from "react"
import type { Asked } from "../format-search.ts"
import { type More, WaysToMore } from "./ways-to-more.tsx"

interface FewFlightsProps {
  asked: Asked
  more: More | null
  watch: ReactNode
}

/** Below the few that were found. */
export function FewFlights({ asked, more, watch }: FewFlightsProps) {
  return (
    <section aria-labelledby="mehr" className="mt-8">
      <h2 id="mehr" className="text-h4">
        Nicht das Richtige dabei?
      </h2>
      <div className="mt-4">
        <WaysToMore asked={asked} more={more} watch={watch} />
      </div>
    </section>
  )
}
