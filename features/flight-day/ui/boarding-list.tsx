import { ScanQrCode } from "lucide"
import { useState } from "react"
import { type ChecklistFlight, keptUntil } from "#features/checklists/checklist.ts"
import { SyncState } from "#features/checklists/ui/sync-state.tsx"
import { useKeptPages } from "#features/checklists/ui/use-kept-pages.ts"
import { useTickList } from "#features/checklists/ui/use-tick-list.ts"
import { Button } from "#ui/buttons/button.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { ProgressBar } from "#ui/feedback/progress-bar.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { type BoardingItem, boardingOf, boardingTickId, type PersonKey } from "../boarding.ts"
import type { BoardingList as View } from "../boarding-view.ts"
import { boardingApiPath, boardingPath } from "../flight-day-paths.ts"
import { loadSentence } from "../load-verdict.ts"
import { BoardingPerson } from "./boarding-person.tsx"
import { useScan } from "./use-scan.ts"
import { useTimeReached } from "./use-time-reached.ts"

interface BoardingListProps {
  userId: number
  flight: Pick<ChecklistFlight, "id" | "arrivesAt" | "timeZone">
  view: View
  now: string
}

const loadScanner = () => import("./pass-scanner.tsx")

/** Who is there: ticked by hand or by their boarding passes, also where there is no network. */
export function BoardingList({ userId, flight, view, now }: BoardingListProps) {
  const { parties, missingFrom, load } = view
  const list = useTickList({ userId, path: boardingApiPath(flight.id), ticks: view.ticks })
  const isKept = useKeptPages([boardingPath(flight.id)], { until: keptUntil(flight.arrivesAt) })
  const [isScanning, setIsScanning] = useState(false)
  const mayBeMissing = useTimeReached(missingFrom, now)
  const people = parties.flatMap((party) => party.people)
  const present = people.filter((one) => boardingOf(one, list.ticks).state === "present")
  const tick = (these: readonly PersonKey[], item: BoardingItem, isDone: boolean) =>
    list.change(
      these.map((one) => ({ id: boardingTickId(one, item) })),
      isDone,
    )
  const scan = useScan(flight.id, parties, {
    ticks: list.ticks,
    board: (party) => tick(party.people, "present", true),
  })
  const words = `${present.length} von ${people.length} da`
  return (
    <div className="grid gap-6">
      <Card as="section" labelledBy="stand">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <h2 id="stand" className="text-h3 tabular-nums">
            {words}
          </h2>
          <SyncState {...list} />
        </div>
        <div className="mt-3">
          <ProgressBar
            label="Wer da ist"
            value={people.length === 0 ? 0 : present.length / people.length}
            valueText={words}
          />
        </div>
        {load && (
          <div className="mt-5">
            <Notice tone={load.kind === "fits" ? "ok" : "err"} title={loadSentence(load)}>
              Planungshilfe, es gilt das Flughandbuch.
            </Notice>
          </div>
        )}
        <div className="mt-5 grid gap-3 sm:flex sm:flex-wrap sm:items-center">
          <Button icon={ScanQrCode} onClick={() => setIsScanning(!isScanning)}>
            {isScanning ? "Kamera schließen" : "Bordkarte scannen"}
          </Button>
          {isKept && <p className="text-small text-ink2">Öffnet auch ohne Netz.</p>}
        </div>
        {isScanning && (
          <LazyPart load={loadScanner} onLost={() => setIsScanning(false)}>
            {({ PassScanner }) => <PassScanner onScan={scan.read} />}
          </LazyPart>
        )}
        <div role="status" className="mt-4 empty:hidden">
          {scan.result && (
            <Notice tone={scan.result.isGood ? "ok" : "warn"} title={scan.result.title}>
              {scan.result.text}
            </Notice>
          )}
        </div>
      </Card>
      {parties.map((party) => (
        <Card key={party.bookingId} as="section" labelledBy={`gast-${party.bookingId}`}>
          <h2 id={`gast-${party.bookingId}`} className="text-h4">
            {party.name}
          </h2>
          <ul className="mt-3">
            {party.people.map((person) => (
              <li key={person.position} className="border-t border-line py-4 last:pb-0">
                <BoardingPerson
                  flight={flight}
                  person={person}
                  boarding={boardingOf(person, list.ticks)}
                  mayBeMissing={mayBeMissing}
                  onTick={(item, isDone) => tick([person], item, isDone)}
                />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  )
}
