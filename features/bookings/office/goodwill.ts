import { z } from "zod"
import type { BookingStatus } from "#features/bookings/core/booking.ts"
import { formatEuro } from "#platform/money.ts"
import { reasonSchema } from "./intervention.ts"

/*
 * What the platform gives of its own where something went wrong: neither the pilot nor what the guest
 * has paid for bears it. It goes to the card of the payment or becomes credit, as the guest wishes.
 */

export type GoodwillWay = "card" | "credit"

/** Of one booking, however often something is given for it. */
const GOODWILL_LIMIT_CENTS = 100_000

const FOUR_EYES_FROM_CENTS = 50_000

/** Whether somebody else of the back office has to agree to so much for one booking. */
export function goodwillNeedsSecondPerson(cents: number): boolean {
  return cents > FOUR_EYES_FROM_CENTS
}

/** What can be given for a booking, and what was given before. */
export interface GoodwillRoom {
  givenCents: number
  /** What a card takes back beyond all that may still be owed to it. */
  cardCents: number
  /** Credit needs an account in which it lies. */
  hasAccount: boolean
}

/** Whether there is anything of a booking for which somebody could be given something. */
export function canGiveGoodwill(status: BookingStatus, room: GoodwillRoom): boolean {
  const wasOrdered = status !== "held" && status !== "lapsed" && status !== "joined"
  return (
    wasOrdered && room.givenCents < GOODWILL_LIMIT_CENTS && (room.hasAccount || room.cardCents > 0)
  )
}

export interface GoodwillRefusal {
  field: "amountCents" | "way"
  sentence: string
}

/** Why so much cannot be given in this way; undefined: it can. */
export function refuseGoodwill(
  { amountCents, way }: { amountCents: number; way: GoodwillWay },
  { givenCents, cardCents, hasAccount }: GoodwillRoom,
): GoodwillRefusal | undefined {
  const total = givenCents + amountCents
  if (total > GOODWILL_LIMIT_CENTS) {
    const left = GOODWILL_LIMIT_CENTS - givenCents
    return at(
      "amountCents",
      `Für eine Buchung sind es zusammen höchstens ${formatEuro(GOODWILL_LIMIT_CENTS)}, jetzt also noch ${formatEuro(left)}.`,
    )
  }
  if (way === "credit" && !hasAccount) {
    return at(
      "way",
      "Guthaben braucht ein Konto, das offen ist. Dieses ist gelöscht oder gesperrt.",
    )
  }
  if (way === "card" && amountCents > cardCents) {
    return at("way", sayCardRoom(cardCents))
  }
  return undefined
}

/** What still fits on the card: never what may yet go back of the booking itself. */
export function sayCardRoom(cardCents: number): string {
  return cardCents === 0
    ? "Geht hier nicht: Was bezahlt ist, kann selbst noch zurückgehen oder ist zurück."
    : `Höchstens ${formatEuro(cardCents)}, je nach Bank in einigen Tagen`
}

function at(field: GoodwillRefusal["field"], sentence: string): GoodwillRefusal {
  return { field, sentence }
}

export const goodwillSchema = z.object({
  amountCents: z
    .int("Schreib den Betrag wie 15,00.")
    .min(1, "Schreib einen Betrag, der größer als null ist."),
  way: z.enum(["card", "credit"], "Wähle, wohin es geht."),
  /** What the page said was given before: a second click gives nothing twice. */
  shownGivenCents: z.int().nonnegative(),
  reason: reasonSchema,
})

export type GoodwillInput = z.output<typeof goodwillSchema>

/** The call that gives it. */
export function goodwillCallPath(bookingId: number): string {
  return `/api/bookings/${bookingId}/goodwill`
}

/** What will happen, a sentence each. */
export function sayGoodwill({
  amountCents,
  way,
  givenCents,
}: {
  amountCents: number
  way: GoodwillWay
  /** Of what was given for the booking before. */
  givenCents: number
}): string[] {
  const amount = formatEuro(amountCents)
  const isForTwo = goodwillNeedsSecondPerson(givenCents + amountCents)
  return [
    ...(isForTwo
      ? [
          `Mehr als ${formatEuro(FOUR_EYES_FROM_CENTS)} für eine Buchung gibt niemand allein: Eine zweite Person muss es freigeben. Erst dann gilt, was hier steht.`,
        ]
      : []),
    way === "card"
      ? `${amount} gehen auf das Zahlungsmittel, mit dem bezahlt wurde, je nach Bank in einigen Tagen.`
      : `${amount} liegen sofort als Guthaben im Konto des Gastes, gültig wie jeder Gutschein.`,
    `Das Geld kommt aus unserem Topf „Kulanz“. Kostenanteil, Gebühr und Belege der Buchung bleiben, wie sie sind.`,
    "Der Gast bekommt eine Mail und liest es in seiner Buchung. Die Pilotenseite erfährt nichts.",
  ]
}
