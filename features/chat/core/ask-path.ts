import { rowIdInPath } from "#platform/id-input.ts"
import type { AskedAbout } from "./conversation.ts"

const ASK_PATH = "/de/fragen"

/** What each is called in the address of the question. */
const PARAMS = {
  flight: "flug",
  profile: "profil",
  flight_request: "gesuch",
  booking: "buchung",
  on_board: "an-bord",
} as const satisfies Record<AskedAbout["kind"], string>

/** The page on which somebody asks. */
export function askPath(about: AskedAbout): string {
  return `${ASK_PATH}?${PARAMS[about.kind]}=${idOf(about)}`
}

/** What such an address asks about; undefined where it names nothing. */
export function parseAskPath(parameters: URLSearchParams): AskedAbout | undefined {
  for (const kind of Object.keys(PARAMS) as AskedAbout["kind"][]) {
    const { data: id } = rowIdInPath.safeParse(parameters.get(PARAMS[kind]))
    if (id !== undefined) return aboutOf(kind, id)
  }
  return undefined
}

function idOf(about: AskedAbout): number {
  switch (about.kind) {
    case "flight":
    case "on_board":
      return about.flightId
    case "profile":
      return about.userId
    case "flight_request":
      return about.flightRequestId
    case "booking":
      return about.bookingId
  }
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
