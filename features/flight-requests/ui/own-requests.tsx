import type { OwnRequest } from "../flight-request-view.ts"
import { OwnRequestRow } from "./own-request-row.tsx"

/** What somebody asks for; what is over comes last, behind a line of its own. */
export function OwnRequests({ requests }: { requests: readonly OwnRequest[] }) {
  const running = requests.filter(isRunning)
  const over = requests.filter((request) => !isRunning(request))
  return (
    <div className="grid gap-8">
      {running.length > 0 && <List label="Offene Gesuche" requests={running} />}
      {over.length > 0 && (
        <div>
          <h3 className="mb-3 text-ui font-semibold text-ink2">Vorbei</h3>
          <List label="Beendete Gesuche" requests={over} />
        </div>
      )}
    </div>
  )
}

function List({ label, requests }: { label: string; requests: readonly OwnRequest[] }) {
  return (
    <ul aria-label={label} className="divide-y divide-line border-y border-line">
      {requests.map((request) => (
        <li key={request.id} className="py-5">
          <OwnRequestRow request={request} />
        </li>
      ))}
    </ul>
  )
}

function isRunning({ status }: OwnRequest): boolean {
  return status === "draft" || status === "open" || status === "offer_received"
}
