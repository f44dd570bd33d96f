import { JournalList } from "#features/accounting/ui/journal-list.tsx"
import { adminBookingPath } from "#features/bookings/core/admin-booking-path.ts"
import { BOOKING_STATUS_LABELS } from "#features/bookings/core/booking.ts"
import { flightPath } from "#features/flights/core/flight-path.ts"
import { OpenCases } from "#features/office-bookings/ui/open-cases.tsx"
import { SheetMails } from "#features/office-bookings/ui/sheet-mails.tsx"
import { SheetPart } from "#features/office-bookings/ui/sheet-part.tsx"
import { SheetTimeline } from "#features/office-bookings/ui/sheet-timeline.tsx"
import { useOfficeRights } from "#features/office-roles/ui/office-rights.tsx"
import { planeSheetPath } from "#features/planes/plane-sheet-path.ts"
import { userSheetPath } from "#features/users/office/user-list.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant } from "#platform/time.ts"
import { DescriptionList } from "#ui/charts/description-list.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import type { FlightStory as Story } from "../flight-story.ts"
import { SheetNotes } from "./sheet-notes.tsx"
import { StoryRows } from "./story-rows.tsx"

const loadCancellation = () =>
  import("./cancel-flight-form.tsx").then((module) => module.CancelFlightForm)

interface FlightStoryProps {
  story: Story
  /** As ISO text. */
  now: string
}

/** The whole story of one flight: who is on it, what they have paid, what was mailed, and every step. */
export function FlightStory({ story, now }: FlightStoryProps) {
  const has = useOfficeRights()
  const { pilot, plane, bookings, moves, cases, cancellation } = story
  const start = story.startsAt
    ? formatInstant(new Date(story.startsAt), story.timeZone)
    : "ohne Termin"
  return (
    <div className="mt-7 grid gap-6 lg:mt-9">
      <OpenCases cases={cases} now={now} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-6">
          <SheetPart id="flug" title="Flug">
            <DescriptionList
              entries={[
                { term: "Stand", description: story.status },
                { term: "Start", isLong: true, description: start },
                {
                  term: "Pilotenseite",
                  isLong: true,
                  description: <TextLink href={userSheetPath(pilot.id)}>{pilot.name}</TextLink>,
                },
                {
                  term: "Flugzeug",
                  isLong: true,
                  description: plane ? (
                    <TextLink href={planeSheetPath(plane)}>
                      {plane.registration}, {plane.model}
                    </TextLink>
                  ) : (
                    "–"
                  ),
                },
                { term: "Plätze für Gäste", description: story.seatsOffered },
                { term: "Preis je Platz", description: formatEuro(story.seatPriceCents) },
                { term: "Angegebene Kosten", description: formatEuro(story.totalCostCents) },
              ]}
            />
            <p className="mt-4 text-ui">
              <TextLink href={flightPath(story.id)}>Öffentliche Seite</TextLink>
            </p>
          </SheetPart>
          <StoryRows
            id="buchungen"
            title="Buchungen und Abrechnung"
            empty="Gebucht hat niemand."
            rows={bookings.map((booking) => ({
              key: booking.id,
              what: (
                <>
                  <TextLink href={adminBookingPath(booking.id)}>Buchung {booking.id}</TextLink>
                  {booking.guest && (
                    <>
                      {" von "}
                      <TextLink href={userSheetPath(booking.guest.id)}>
                        {booking.guest.name}
                      </TextLink>
                    </>
                  )}
                </>
              ),
              facts: sayBooking(booking),
            }))}
          />
          {moves.length > 0 && (
            <section aria-labelledby="buch">
              <h2 id="buch" className="mb-3 text-h3">
                Im Buch
              </h2>
              <JournalList moves={moves} />
            </section>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          {has("flights.cancel") && (
            <SheetPart id="eingreifen" title="Eingreifen">
              {cancellation ? (
                <LazyPart load={loadCancellation}>
                  {(CancelFlightForm) => (
                    <CancelFlightForm flightId={story.id} preview={cancellation} />
                  )}
                </LazyPart>
              ) : (
                <p className="text-ui text-ink2">
                  Absagen lässt sich ein Flug, der veröffentlicht oder pausiert ist.
                </p>
              )}
            </SheetPart>
          )}
          <SheetNotes subject="flight" subjectId={story.id} notes={story.notes} />
          <SheetMails mails={story.mails} />
          <SheetTimeline entries={story.timeline} />
        </div>
      </div>
    </div>
  )
}

function sayBooking({
  status,
  seats,
  shareCents,
  feeCents,
  settlement,
}: Story["bookings"][number]) {
  const money = `${formatEuro(shareCents)} Kostenanteil, ${formatEuro(feeCents)} Servicegebühr`
  const facts = [
    BOOKING_STATUS_LABELS[status],
    seats === 1 ? "1 Platz" : `${seats} Plätze`,
    money,
    ...(settlement ? [`abgerechnet: ${settlement.outcome}`] : []),
    ...(settlement?.payout
      ? [`Auszahlung ${formatEuro(settlement.payout.amountCents)}: ${settlement.payout.state}`]
      : []),
  ]
  return facts.join(", ")
}
