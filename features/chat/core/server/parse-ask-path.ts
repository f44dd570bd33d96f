import { rowIdInPath } from "#platform/id-input.ts"
import { ASK_PARAMS } from "../ask-path.ts"
import type { AskedAbout } from "../conversation.ts"

/** What the address of a question asks about; undefined where it names nothing. */
export function parseAskPath(parameters: URLSearchParams): AskedAbout | undefined {
  for (const kind of Object.keys(ASK_PARAMS) as AskedAbout["kind"][]) {
    const { data: id } = rowIdInPath.safeParse(parameters.get(ASK_PARAMS[kind]))
    if (id !== undefined) return aboutOf(kind, id)
  }
  return undefined
}

function aboutOf(kind: AskedAbout["kind"], id: number): AskedAbout {
  switch (kind) {
    case "flight":
    case "on_board":
      return { kind, flightId: id }
    case "profile":
      return { kind, userId: id }
    case "flight_request":
      return { kind, flightRequestId: id }
    case "booking":
      return { kind, bookingId: id }
  }
}
