import { Form } from "react-router"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { refuseRebooking } from "#features/bookings/office/office-rebooking.ts"
import { rebookingPath } from "#features/bookings/office/rebooking-path.ts"
import { formatEuro } from "#platform/money.ts"
import { formatInstant } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { EmptyState } from "#ui/feedback/empty-state.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import type { RebookingSheet, RebookingTarget } from "../../rebooking-sheet.ts"
import { SheetPart } from "../sheet-part.tsx"
import { RebookingForm } from "./rebooking-form.tsx"

/** Where a booking may go, and what happens if it goes to the flight that is chosen. */
export function RebookingView({ sheet }: { sheet: RebookingSheet }) {
  const { bookingId, flight, targets, flightId, facts } = sheet
  if (!flight) {
    return (
      <EmptyState title="Diese Buchung bleibt, wo sie ist">
        Umbuchen geht vor dem Start, solange sie zugesagt ist und keine Plätze davon spät storniert
        sind.
      </EmptyState>
    )
  }
  const refusal = facts ? refuseRebooking(facts) : undefined
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <SheetPart id="ziel" title="Wohin?">
        <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
          <TextField
            name="flug"
            label="Nummer des Flugs"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={flightId ?? ""}
            className="min-w-40 flex-1"
          />
          <Button type="submit" variant="secondary">
            Ansehen
          </Button>
        </Form>
        <Targets bookingId={bookingId} targets={targets} flightId={flightId} />
      </SheetPart>
      <SheetPart id="folgen" title="Was passiert">
        {facts && !refusal && (
          <RebookingForm key={facts.to.id} bookingId={bookingId} facts={facts} />
        )}
        {refusal && (
          <Notice tone="warn" title="Das geht nicht">
            {refusal}
          </Notice>
        )}
        {!facts && (
          <p className="text-ui text-ink2">
            {flightId === null
              ? "Wähle einen Flug. Dann steht hier, was geschieht, bevor du es tust."
              : `Einen Flug ${flightId} mit festem Termin gibt es nicht.`}
          </p>
        )}
      </SheetPart>
    </div>
  )
}

interface TargetsProps {
  bookingId: number
  targets: readonly RebookingTarget[]
  flightId: number | null
}

function Targets({ bookingId, targets, flightId }: TargetsProps) {
  if (targets.length === 0) {
    return (
      <p className="mt-5 text-ui text-ink2">
        Kein anderer Flug dieser Pilotenseite oder ab diesem Platz hat in den nächsten zwei Monaten
        genug Plätze.
      </p>
    )
  }
  return (
    <ul className="mt-5 divide-y divide-line">
      {targets.map((target) => (
        <li key={target.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <div className="min-w-52 flex-1">
            <p className="text-ui font-medium">{target.title}</p>
            <p className="text-small text-ink2">
              {formatInstant(new Date(target.startsAt), target.timeZone)}, mit {target.pilotName}
            </p>
            <p className="text-small text-ink2">
              {target.fromTo}, {formatEuro(target.seatPriceCents)} Kostenanteil, noch{" "}
              {formatSeatCount(target.freeSeats)}
            </p>
          </div>
          <ButtonLink
            href={rebookingPath(bookingId, target.id)}
            variant="secondary"
            size="small"
            aria-current={target.id === flightId ? "true" : undefined}
            aria-label={`${target.id === flightId ? "Gewählt" : "Wählen"}: Flug ${target.id}, ${target.title}`}
          >
            {target.id === flightId ? "Gewählt" : "Wählen"}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
