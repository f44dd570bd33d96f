import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { BookingSheet } from "../booking-sheet.ts"
import { SheetPart } from "./sheet-part.tsx"

const loadCommands = () =>
  import("./interventions/intervention-list.tsx").then((module) => module.InterventionList)

/** Where the back office steps in: each command tells what it would do before it is pressed. */
export function SheetInterventions({ sheet }: { sheet: BookingSheet }) {
  return (
    <SheetPart id="eingreifen" title="Eingreifen">
      <LazyPart load={loadCommands}>
        {(InterventionList) => <InterventionList sheet={sheet} />}
      </LazyPart>
    </SheetPart>
  )
}
