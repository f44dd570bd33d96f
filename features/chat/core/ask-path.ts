import type { AskedAbout } from "./conversation.ts"

const ASK_PATH = "/de/fragen"

/** What each is called in the address of the question. */
export const ASK_PARAMS = {
  flight: "flug",
  profile: "profil",
  flight_request: "gesuch",
  booking: "buchung",
  on_board: "an-bord",
} as const satisfies Record<AskedAbout["kind"], string>

/** The page on which somebody asks. */
export function askPath(about: AskedAbout): string {
  return `${ASK_PATH}?${ASK_PARAMS[about.kind]}=${idOf(about)}`
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
