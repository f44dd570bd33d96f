import { JournalList } from "#features/accounting/ui/journal-list.tsx"
import { ReceiptLinks } from "#features/accounting/ui/receipt-links.tsx"
import { BOOKING_STATUS_LABELS } from "#features/bookings/core/booking.ts"
import { WithRight } from "#features/office-roles/ui/with-right.tsx"
import { OtherReports } from "#features/reports/ui/other-reports.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { Card } from "#ui/elements/card.tsx"
import type { BookingSheet as Sheet } from "../booking-sheet.ts"
import { BOOKING_TONES } from "../booking-tones.ts"
import { NoteForm } from "./note-form.tsx"
import { OpenCases } from "./open-cases.tsx"
import { SheetBalance } from "./sheet-balance.tsx"
import { SheetFlightCard } from "./sheet-flight.tsx"
import { SheetInterventions } from "./sheet-interventions.tsx"
import { SheetMails } from "./sheet-mails.tsx"
import { SheetOrders } from "./sheet-orders.tsx"
import { Instant, SheetPart } from "./sheet-part.tsx"
import { SheetPeople } from "./sheet-people.tsx"
import { SheetSettlement } from "./sheet-settlement.tsx"
import { SheetTimeline } from "./sheet-timeline.tsx"

interface BookingSheetProps {
  sheet: Sheet
  /** As ISO text. */
  now: string
}

/** The whole story of one booking: what comes next, people, flight, money, mails and every step. */
export function BookingSheet({ sheet, now }: BookingSheetProps) {
  return (
    <div className="mt-7 grid gap-6 lg:mt-9">
      <NextStep sheet={sheet} />
      <OpenCases cases={sheet.cases} now={now} />
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="grid min-w-0 gap-6">
          <SheetPart id="geld" title="Geld">
            <SheetBalance balance={sheet.balance} />
            {sheet.receipts.length > 0 && (
              <div className="mt-4">
                <ReceiptLinks receipts={sheet.receipts} />
              </div>
            )}
          </SheetPart>
          <SheetOrders orders={sheet.orders} />
          {sheet.settlement && (
            <SheetSettlement bookingId={sheet.id} settlement={sheet.settlement} />
          )}
          {sheet.moves.length > 0 && (
            <section aria-labelledby="buch">
              <h2 id="buch" className="mb-3 text-h3">
                Im Buch
              </h2>
              <JournalList moves={sheet.moves} />
            </section>
          )}
        </div>
        <div className="grid min-w-0 gap-6">
          <SheetPeople sheet={sheet} />
          <SheetInterventions sheet={sheet} />
          <SheetFlightCard flight={sheet.flight} />
          <SheetMails mails={sheet.mails} />
          {sheet.reports.length > 0 && <OtherReports title="Meldungen" reports={sheet.reports} />}
          <SheetPart id="notiz" title="Notiz">
            <WithRight right="bookings.note">
              <NoteForm bookingId={sheet.id} />
            </WithRight>
          </SheetPart>
          <SheetTimeline entries={sheet.timeline} />
        </div>
      </div>
    </div>
  )
}

function NextStep({ sheet: { status, next } }: { sheet: Sheet }) {
  return (
    <Card as="section" labelledBy="stand">
      <h2 id="stand" className="sr-only">
        Stand
      </h2>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Badge tone={BOOKING_TONES[status]}>{BOOKING_STATUS_LABELS[status]}</Badge>
        <p className="min-w-0">{next.text}</p>
        {next.deadline && (
          <p className="text-ui text-ink2 md:ms-auto">
            {next.deadline.label}:{" "}
            <strong className="font-semibold text-ink">
              <Instant at={next.deadline.at} />
            </strong>
          </p>
        )}
      </div>
    </Card>
  )
}
