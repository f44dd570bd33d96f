import { useState } from "react"
import { useRevalidator } from "react-router"
import { cancelPassengerPath } from "#features/bookings/cancellation/cancel-paths.ts"
import { BOOKING_STATUS_LABELS, formatSeatCount } from "#features/bookings/core/booking.ts"
import { formatRefundWay, hasRefund } from "#features/bookings/core/money-sources.ts"
import { useBookingCall } from "#features/bookings/core/ui/cockpit-call.ts"
import { CockpitMessage, type StepMessage } from "#features/bookings/core/ui/cockpit-message.tsx"
import { formatEuro } from "#platform/money.ts"
import { formatInstant } from "#platform/time.ts"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Checkbox } from "#ui/forms/checkbox.tsx"
import type { SeatsChange, SeatsOption } from "../seats-view.ts"

/** The passenger chooses who stays at home: what comes back stands above the button. */
export function GiveUpSeats({ view }: { view: SeatsChange }) {
  const { people, options, bookingId } = view
  const [stayHome, setStayHome] = useState<readonly number[]>([])
  const [message, setMessage] = useState<StepMessage>()
  const revalidator = useRevalidator()
  const freshSeats = people.filter((one) => one.isFresh && stayHome.includes(one.position)).length
  const due = options[stayHome.length - 1]?.[freshSeats]
  const isAll = stayHome.length === people.length

  const { run, isPending } = useBookingCall(bookingId, {
    done: async () => {
      setStayHome([])
      if (due) setMessage({ kind: "done", title: "Abgegeben.", text: formatDone(due) })
      await revalidator.revalidate()
    },
    failed: async (failure) => {
      setMessage({ ...failure, title: "Noch nichts abgegeben." })
      if (failure.kind === "refused") await revalidator.revalidate()
    },
  })

  function giveUp({ refund }: SeatsOption) {
    void run({
      step: "give-up-seats",
      body: { stayHome, shownRefundCents: refund.totalCents },
    })
  }

  return (
    <Card as="section" labelledBy="abgeben" className="max-w-160">
      <h2 id="abgeben" className="text-h3">
        Plätze abgeben
      </h2>
      <CockpitMessage message={message} />
      {options.length === 0 ? (
        <NothingToGiveUp view={view} />
      ) : (
        <>
          <p className="mt-3 max-w-text text-ui text-ink2">{formatTerms(view)}</p>
          <fieldset className="mt-5">
            <legend className="text-h4">Wer bleibt zu Hause?</legend>
            {people.map(({ position, name, isMinor, isFresh }) => (
              <Checkbox
                key={position}
                checked={stayHome.includes(position)}
                onChange={(event) =>
                  setStayHome(
                    event.currentTarget.checked
                      ? [...stayHome, position]
                      : stayHome.filter((one) => one !== position),
                  )
                }
              >
                {name}
                {isMinor && ", minderjährig"}
                {isFresh && isLate(view) && ", gerade dazugebucht"}
              </Checkbox>
            ))}
          </fieldset>
          <div aria-live="polite">
            {due && <Due view={view} due={due} count={stayHome.length} />}
            {isAll && (
              <p className="mt-4 max-w-text text-ui">
                Bleiben alle zu Hause, ist die ganze Buchung beendet.
              </p>
            )}
          </div>
          <div className="mt-6 flex flex-wrap gap-3">
            {isAll ? (
              <EndBooking view={view} />
            ) : (
              <Button
                variant="danger"
                disabled={!due}
                isPending={isPending}
                onClick={() => due && void giveUp(due)}
              >
                {formatButton(view, due, stayHome.length)}
              </Button>
            )}
            <ButtonLink href="/de/cockpit" variant="text">
              Alle Plätze behalten
            </ButtonLink>
          </div>
        </>
      )}
    </Card>
  )
}

function NothingToGiveUp({ view }: { view: SeatsChange }) {
  return (
    <>
      <p className="mt-3 max-w-text text-ui text-ink2">
        {view.canEnd
          ? "Zu dieser Buchung gehört nur ein Platz. Gibst du auch ihn ab, ist sie beendet."
          : `Von dieser Buchung lassen sich keine Plätze abgeben. Ihr Stand: ${BOOKING_STATUS_LABELS[view.status]}.`}
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {view.canEnd && <EndBooking view={view} />}
        <ButtonLink href="/de/cockpit" variant="text">
          Zum Cockpit
        </ButtonLink>
      </div>
    </>
  )
}

/** The last seat: a request is withdrawn in the cockpit, a booking has its own page. */
function EndBooking({ view: { flight, bookingId, status } }: { view: SeatsChange }) {
  if (status === "requested") {
    return (
      <ButtonLink href="/de/cockpit" variant="secondary">
        Im Cockpit zurückziehen
      </ButtonLink>
    )
  }
  return (
    <ButtonLink href={cancelPassengerPath({ flightId: flight.id, bookingId })} variant="secondary">
      Zur Stornierung
    </ButtonLink>
  )
}

interface DueProps {
  view: SeatsChange
  due: SeatsOption
  count: number
}

function Due({ view, due: { refund, retained, back }, count }: DueProps) {
  const isRequest = view.status === "requested"
  return (
    <>
      <SumTable className="mt-4">
        <SumRow
          label={`Kostenanteil, ${formatSeatCount(count)}`}
          {...(retained.shareCents > 0 && {
            note: `${formatEuro(retained.shareCents)} bleiben einbehalten`,
          })}
          amount={formatEuro(refund.shareCents)}
        />
        <SumRow
          label="Servicegebühr"
          {...(retained.feeCents > 0 && {
            note: `${formatEuro(retained.feeCents)} bleiben einbehalten`,
          })}
          amount={formatEuro(refund.feeCents)}
        />
        <SumRow
          label={isRequest ? "Weniger bei einer Zusage" : "Zurück an dich"}
          amount={formatEuro(refund.totalCents)}
          isTotal
        />
      </SumTable>
      {back && <p className="mt-3 max-w-text text-small text-ink2">{formatRefundWay(back)}</p>}
    </>
  )
}

function isLate({ options }: SeatsChange): boolean {
  return options[0]?.[0]?.terms === "late"
}

function formatTerms({ status, options, flight, freeUntil, people }: SeatsChange): string {
  const until = formatInstant(new Date(freeUntil), flight.timeZone)
  if (status === "requested") {
    return "Abgebucht ist noch nichts. Bei einer Zusage zahlst du nur für alle, die mitkommen."
  }
  const terms = options[0]?.[0]?.terms
  if (terms === "late") {
    const fresh = people.some((one) => one.isFresh)
      ? " Wer gerade erst dazugebucht wurde, kann eine Stunde lang ohne Abzug zu Hause bleiben."
      : ""
    return `Bis zum Start sind es weniger als 24 Stunden. Deshalb kommt für jeden abgegebenen Platz die Hälfte des Kostenanteils zurück, die Servicegebühr bleibt einbehalten. Ganz kostenlos war es bis ${until}.${fresh}`
  }
  return terms === "in-time"
    ? `Bis ${until} bekommst du für jeden abgegebenen Platz alles zurück, auch die Servicegebühr.`
    : "Gerade bekommst du für jeden abgegebenen Platz alles zurück, auch die Servicegebühr."
}

function formatButton({ status }: SeatsChange, due: SeatsOption | undefined, count: number) {
  if (!due) return "Plätze abgeben"
  const cents = formatEuro(due.refund.totalCents)
  return `${formatSeatCount(count)} abgeben, ${cents} ${status === "requested" ? "weniger" : "zurück"}`
}

function formatDone({ refund, back }: SeatsOption): string {
  const said = back
    ? hasRefund(back)
    : `Bei einer Zusage zahlst du ${formatEuro(refund.totalCents)} weniger.`
  return `${said} Die Bestätigung kommt per Mail.`
}
