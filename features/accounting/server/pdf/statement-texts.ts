import type { CancelledFlight } from "#features/bookings/cancellation/cancel-view.ts"
import { formatSeatCount } from "#features/bookings/core/booking.ts"
import { paidToPilot } from "#features/settlements/expected-payout.ts"
import { PAYOUT_LABELS } from "#features/settlements/payout.ts"
import { OUTCOME_LABELS, refundOf, stateCosts } from "#features/settlements/settlement.ts"
import type {
  PassengerStatement,
  ReviewedCost,
  SettlementSheet,
  StatedGuest,
} from "#features/settlements/settlement-view.ts"
import { atSentenceStart } from "#features/users/core/name-in-sentence.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDate, formatInstant, HOME_ZONE } from "#platform/time.ts"
import type { Letter, LetterPart } from "./draw-letter-pdf.ts"

interface Issue {
  from: Letter["from"]
  to: { firstName: string; lastName: string; email: string }
  /** No money moves on this installation. */
  isTrial: boolean
}

const SHARED =
  "Geteilt werden nur die direkten Kosten dieses Flugs, ohne Gewinn (Art. 6 Abs. 4a Buchst. a der Verordnung (EU) Nr. 965/2012)."
const TRIAL = "Probebetrieb: Es fließt kein echtes Geld."

/** The statement of a flight as its pilot keeps it; undefined until it is handed in. */
export function settlementTexts(sheet: SettlementSheet, issue: Issue): Letter | undefined {
  const { flight, stated, guests, submittedAt } = sheet
  if (submittedAt === null) return undefined
  const actualCostCents = sheet.actualCostCents ?? 0
  const parties = guests.map(({ party }) => party)
  const carriedCents = paidToPilot(guests.flatMap(({ part }) => part ?? []))
  return {
    ...headOf(flight, submittedAt, issue),
    parts: [
      costsPart(stated, stateCosts(actualCostCents, parties)),
      {
        heading: "Was deine Gäste davon tragen",
        rows: [
          ...guests.flatMap(({ name, part }) =>
            part
              ? [
                  {
                    label: name,
                    note: `${formatSeatCount(part.seats)}, ${OUTCOME_LABELS[part.outcome]}`,
                    cents: part.shareCents,
                  },
                ]
              : [],
          ),
          { label: "Zusammen für dich", cents: carriedCents, isSum: true },
        ],
        words: formatPayouts(guests),
      },
      {
        heading: "Was du selbst trägst",
        rows: [
          { label: "Dein Teil der Kosten", cents: actualCostCents - carriedCents, isSum: true },
        ],
        words: endOf(issue),
      },
    ],
  }
}

/** The statement for the passenger of a booking. */
export function statementTexts(view: PassengerStatement, issue: Issue): Letter {
  const { part, costs, flight, submittedAt } = view
  return {
    ...headOf(flight, submittedAt, issue),
    parts: [
      costsPart(costs, view),
      {
        heading: "Was du davon trägst",
        rows: [
          { label: "Kostenanteil", note: formatSeatCount(part.seats), cents: part.shareCents },
          { label: "Servicegebühr", cents: part.feeCents },
          { label: "Das zahlst du", cents: part.shareCents + part.feeCents, isSum: true },
        ],
        words: [
          `Eingetragen: ${OUTCOME_LABELS[part.outcome]}. Mehr als vorausbezahlt wird es nie.`,
          "Über die Servicegebühr gibt es eine Rechnung, du findest sie bei deinen Zahlungen.",
        ],
      },
      {
        heading: "Was zurückgeht",
        rows: [{ label: "Zurück an dich", cents: refundOf(part), isSum: true }],
        words: endOf(issue),
      },
    ],
  }
}

function headOf(flight: CancelledFlight, submittedAt: string, { from, to }: Issue) {
  return {
    title: `Abrechnung zu Flug ${flight.id}`,
    createdAt: new Date(submittedAt),
    from,
    to: [`${to.firstName} ${to.lastName}`.trim(), to.email],
    facts: [
      { term: "Abgerechnet", text: formatDate(new Date(submittedAt), HOME_ZONE) },
      { term: "Flug", text: flight.title },
      { term: "Abflug", text: formatInstant(new Date(flight.departsAt), flight.timeZone) },
      {
        term: "Strecke",
        text: [flight.departure, flight.destination]
          .map(({ name, code }) => `${name} (${code})`)
          .join(" – "),
      },
      { term: "Am Steuer", text: atSentenceStart(flight.pilotFirstName) },
    ],
    intro: [],
  }
}

interface Division {
  actualCostCents: number
  people: number
  equalShareCents: number
}

function costsPart(costs: readonly ReviewedCost[], division: Division): LetterPart {
  const { actualCostCents, people, equalShareCents } = division
  return {
    heading: "Was der Flug gekostet hat",
    rows: [
      ...costs.map(({ label, amountCents, statedCents, correction }) => ({
        label,
        cents: amountCents,
        ...(statedCents !== null && {
          note: `Berichtigt, eingereicht waren ${formatEuro(statedCents)}: ${correction}`,
        }),
      })),
      { label: "Flugkosten", cents: actualCostCents, isSum: true },
    ],
    words: [
      `Geteilt durch ${people} Personen, wer am Steuer sitzt eingeschlossen: ein Anteil von ${formatEuro(equalShareCents)}.`,
    ],
  }
}

// „Ausgezahlt: Mia B., Ole B.“
function formatPayouts(guests: readonly StatedGuest[]): string[] {
  const owed = guests.filter(({ part }) => (part?.shareCents ?? 0) > 0)
  return [...Map.groupBy(owed, ({ payout }) => PAYOUT_LABELS[payout])].map(
    ([label, those]) => `${label}: ${those.map(({ name }) => name).join(", ")}`,
  )
}

function endOf({ isTrial }: Issue): string[] {
  return isTrial ? [SHARED, TRIAL] : [SHARED]
}
