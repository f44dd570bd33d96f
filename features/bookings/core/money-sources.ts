import { formatEuro } from "#platform/money.ts"

/*
 * What of an amount a card (or another means of the provider) pays and what the credit of vouchers
 * pays, and the sentences about it: what is reserved, what is charged, what becomes free again and what
 * goes back where. Pages and mails ask here, so that nobody reads of a bank where none is involved.
 */

export interface MoneySources {
  cardCents: number
  creditCents: number
}

/** Of an order whose payment is still to be made. */
export function sourcesOfOrder(totalCents: number, creditCents: number): MoneySources {
  return { cardCents: totalCents - creditCents, creditCents }
}

/** While nobody has answered: „Bis dahin …“ */
export function formatReserved({ cardCents, creditCents }: MoneySources): string {
  if (creditCents === 0) {
    return `Bis dahin sind ${formatEuro(cardCents)} nur reserviert, abgebucht ist nichts.`
  }
  const credit = `${formatEuro(creditCents)} aus deinem Guthaben`
  return cardCents === 0
    ? `Bis dahin liegen ${credit} bereit, bezahlt ist noch nichts.`
    : `Bis dahin sind ${formatEuro(cardCents)} nur reserviert und ${credit} liegen bereit, abgebucht ist nichts.`
}

/** With the pilot's yes: „Dann …“, to be continued with a comma or a full stop. */
export function formatCharged({ cardCents, creditCents }: MoneySources): string {
  if (creditCents === 0) return `buchen wir ${formatEuro(cardCents)} ab`
  const credit = `${formatEuro(creditCents)} zahlt dein Guthaben`
  if (cardCents === 0) return `zahlt dein Guthaben die ${formatEuro(creditCents)}`
  return `buchen wir ${formatEuro(cardCents)} ab, ${credit}`
}

/** Without one: „Dann …“, a sentence that begins in its middle. */
export function formatReleased({ cardCents, creditCents }: MoneySources): string {
  if (creditCents === 0) return `wird die Reservierung über ${formatEuro(cardCents)} aufgehoben.`
  if (cardCents === 0) return `stehen die ${formatEuro(creditCents)} wieder in deinem Guthaben.`
  return `wird die Reservierung über ${formatEuro(cardCents)} aufgehoben, und ${formatEuro(creditCents)} stehen wieder in deinem Guthaben.`
}

/** To the passenger: why a request ends whose payment is no longer authorised; nobody here knows who released it. */
export const RESERVATION_LOST =
  "Dein Zahlungsanbieter hält den reservierten Betrag nicht mehr bereit."

/** It has come to nothing: what was reserved is free again. */
export function hasBeenReleased({ cardCents, creditCents }: MoneySources): string {
  if (creditCents === 0) {
    return `Abgebucht wurde nichts, die Reservierung über ${formatEuro(cardCents)} ist aufgehoben.`
  }
  if (cardCents === 0) return `Die ${formatEuro(creditCents)} stehen wieder in deinem Guthaben.`
  return `Abgebucht wurde nichts: Die Reservierung über ${formatEuro(cardCents)} ist aufgehoben, und ${formatEuro(creditCents)} stehen wieder in deinem Guthaben.`
}

/** What was paid goes back: one sentence for the head of a mail or the note after a click. */
export function hasRefund({ cardCents, creditCents }: MoneySources): string {
  const onTheWay = `${formatEuro(cardCents)} sind auf dem Weg zurück zu dir`
  if (creditCents === 0) return `${onTheWay}.`
  if (cardCents === 0) return `${formatEuro(creditCents)} stehen wieder in deinem Guthaben.`
  return `${onTheWay}, ${formatEuro(creditCents)} stehen wieder in deinem Guthaben.`
}

/** Where it goes, and what that takes; before the click and after it. */
export function formatRefundWay({ cardCents, creditCents }: MoneySources): string {
  if (creditCents === 0) {
    return "Das Geld geht dorthin zurück, woher es kam. Je nach Bank dauert das einige Tage, du musst nichts tun."
  }
  if (cardCents === 0) return "Dein Guthaben hast du gleich wieder, du musst nichts tun."
  return `${formatEuro(cardCents)} gehen dorthin zurück, woher sie kamen, je nach Bank in einigen Tagen. ${formatEuro(creditCents)} stehen gleich wieder in deinem Guthaben. Du musst nichts tun.`
}

/** Where an amount goes, for whoever it does not belong to: „68,75 € auf das Zahlungsmittel und 10,00 € ins Guthaben“ */
export function formatSources({ cardCents, creditCents }: MoneySources): string {
  if (creditCents === 0) return `${formatEuro(cardCents)} auf das Zahlungsmittel`
  if (cardCents === 0) return `${formatEuro(creditCents)} ins Guthaben`
  return `${formatEuro(cardCents)} auf das Zahlungsmittel und ${formatEuro(creditCents)} ins Guthaben`
}
