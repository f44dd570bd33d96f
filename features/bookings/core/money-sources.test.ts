import { expect, test } from "vitest"
import {
  formatCharged,
  formatRefundWay,
  formatReleased,
  formatReserved,
  hasBeenReleased,
  hasRefund,
  type MoneySources,
  sourcesOfOrder,
} from "./money-sources.ts"

const CARD = sourcesOfOrder(13_750, 0)
const BOTH = sourcesOfOrder(13_750, 10_000)
const CREDIT = sourcesOfOrder(13_750, 13_750)

test("a card alone is reserved, charged, freed and paid back in full", () => {
  expect(sentencesAbout(CARD)).toEqual([
    "Bis dahin sind 137,50 € nur reserviert, abgebucht ist nichts.",
    "Dann buchen wir 137,50 € ab.",
    "Dann wird die Reservierung über 137,50 € aufgehoben.",
    "Abgebucht wurde nichts, die Reservierung über 137,50 € ist aufgehoben.",
    "137,50 € sind auf dem Weg zurück zu dir.",
    "Das Geld geht dorthin zurück, woher es kam. Je nach Bank dauert das einige Tage, du musst nichts tun.",
  ])
})

test("with a voucher only the rest is charged, and each part is refunded to where it came from", () => {
  expect(sentencesAbout(BOTH)).toEqual([
    "Bis dahin sind 37,50 € nur reserviert und 100,00 € aus deinem Guthaben liegen bereit, abgebucht ist nichts.",
    "Dann buchen wir 37,50 € ab, 100,00 € zahlt dein Guthaben.",
    "Dann wird die Reservierung über 37,50 € aufgehoben, und 100,00 € stehen wieder in deinem Guthaben.",
    "Abgebucht wurde nichts: Die Reservierung über 37,50 € ist aufgehoben, und 100,00 € stehen wieder in deinem Guthaben.",
    "37,50 € sind auf dem Weg zurück zu dir, 100,00 € stehen wieder in deinem Guthaben.",
    "37,50 € gehen dorthin zurück, woher sie kamen, je nach Bank in einigen Tagen. 100,00 € stehen gleich wieder in deinem Guthaben. Du musst nichts tun.",
  ])
})

test("where vouchers pay everything, nobody reads of banks and of charges", () => {
  expect(sentencesAbout(CREDIT)).toEqual([
    "Bis dahin liegen 137,50 € aus deinem Guthaben bereit, bezahlt ist noch nichts.",
    "Dann zahlt dein Guthaben die 137,50 €.",
    "Dann stehen die 137,50 € wieder in deinem Guthaben.",
    "Die 137,50 € stehen wieder in deinem Guthaben.",
    "137,50 € stehen wieder in deinem Guthaben.",
    "Dein Guthaben hast du gleich wieder, du musst nichts tun.",
  ])
})

function sentencesAbout(money: MoneySources): string[] {
  return [
    formatReserved(money),
    `Dann ${formatCharged(money)}.`,
    `Dann ${formatReleased(money)}`,
    hasBeenReleased(money),
    hasRefund(money),
    formatRefundWay(money),
  ].map((sentence) => sentence.replaceAll(/\s/g, " "))
}
