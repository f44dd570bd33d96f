import { listOpenCheckouts } from "#features/bookings/checkout/server/list-open-checkouts.ts"
import { canAccept, canAnswer } from "#features/bookings/core/booking.ts"
import { listOpenRequests } from "#features/bookings/core/server/bookings-queries.ts"
import type { DraftOverview } from "#features/flights/offers/pilot-offer.ts"
import {
  listDraftOverviews,
  listPilotOffers,
} from "#features/flights/offers/server/pilot-offers.ts"
import { listAskedConsents } from "#features/memories/server/list-asked-consents.ts"
import { listReviewsToWrite } from "#features/reviews/server/review-page.ts"
import { listDueSettlements } from "#features/settlements/server/list-due.ts"
import { listObjectionsToAnswer } from "#features/settlements/server/list-objections-to-answer.ts"
import { listUnpaidFlights } from "#features/settlements/server/payouts/list-unpaid.ts"
import { findBirthDate } from "#features/users/pilots/server/birth-dates.ts"
import type { Paper } from "#features/verification/pilot-status.ts"
import { listOwnPapers } from "#features/verification/server/document-queries.ts"
import type { UserActor } from "#platform/actor.ts"
import { clock } from "#platform/clock.ts"
import type { Db } from "#platform/server/db.ts"
import { type WaitingFacts, waitingFor } from "../waiting.ts"
import type { Waiting } from "../waiting-kinds.ts"
import { listOwnQuestions } from "./own-questions.ts"

export interface Agenda {
  waiting: Waiting[]
  /** Own requests that wait for somebody else. */
  unanswered: number
  /** What it has read of a pilot besides, so that the page beside it need not read it again. */
  pilot: PilotLists | null
}

interface PilotLists {
  drafts: DraftOverview[]
  offers: Awaited<ReturnType<typeof listPilotOffers>>
  papers: readonly Paper[]
  hasBirthDate: boolean
  openRequests: OpenRequests
}

type OpenRequests = Awaited<ReturnType<typeof listOpenRequests>>

/** What waits for somebody, the most urgent first, and how much they wait for. */
export async function getAgenda(db: Db, user: UserActor): Promise<Agenda> {
  const [{ unanswered, ...questions }, checkouts, reviews, photoConsents, ofPilot] =
    await Promise.all([
      listOwnQuestions(db, user),
      listOpenCheckouts(db, { user, secret: undefined }),
      listReviewsToWrite(db, user),
      listAskedConsents(db, user.userId),
      user.isPilot ? factsOfPilot(db, user) : NOTHING_TO_FLY,
    ])
  const { lists, ...facts } = ofPilot
  return {
    waiting: waitingFor({ ...questions, checkouts, reviews, photoConsents, ...facts }, clock.now()),
    unanswered,
    pilot: lists,
  }
}

type PilotFacts = Omit<
  WaitingFacts,
  "newDates" | "changes" | "otherStarts" | "checkouts" | "reviews" | "photoConsents"
> & { lists: PilotLists | null }

const NOTHING_TO_FLY: PilotFacts = {
  requests: [],
  objections: [],
  settlements: [],
  unpaid: [],
  offers: [],
  papers: null,
  drafts: [],
  lists: null,
}

async function factsOfPilot(db: Db, pilot: UserActor): Promise<PilotFacts> {
  const { userId } = pilot
  const [openRequests, objections, settlements, unpaid, offers, needed, birthDate, drafts] =
    await Promise.all([
      listOpenRequests(db, userId),
      listObjectionsToAnswer(db, userId),
      listDueSettlements(db, pilot),
      listUnpaidFlights(db, userId),
      listPilotOffers(db, userId),
      listOwnPapers(db, userId),
      findBirthDate(db, userId),
      listDraftOverviews(db, userId),
    ])
  const hasBirthDate = birthDate !== null
  const papers = { needed, hasBirthDate }
  const lists = { drafts, offers, papers: needed, hasBirthDate, openRequests }
  const requests = answerableIn(openRequests, pilot)
  return { requests, objections, settlements, unpaid, offers, papers, drafts, lists }
}

function answerableIn(open: OpenRequests, pilot: UserActor): PilotFacts["requests"] {
  const now = clock.now()
  return open.flatMap((request) => {
    const { respondBy, seatsBefore, passenger, flight } = request
    if (respondBy === null) return []
    const asked = { status: "requested", respondBy: new Date(respondBy) } as const
    const isOwn = { pilotId: pilot.userId }
    if (!canAccept(request) || !canAnswer(asked, isOwn, pilot, now)) return []
    const { title, timeZone, departsAt } = flight
    const isForMore = seatsBefore !== null
    return [{ person: passenger.name, title, departsAt, until: respondBy, timeZone, isForMore }]
  })
}
