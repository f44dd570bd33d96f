import {
  lastWithdrawalDay,
  meantBy,
  type WithdrawableVoucher,
} from "#features/vouchers/withdrawable-voucher.ts"
import { formatEuro } from "#platform/money.ts"
import { formatDate, formatDay, formatInstant, HOME_ZONE } from "#platform/time.ts"
import type { WithdrawalCase } from "./withdrawal-list.ts"

/** What the back office starts from: what came in, what is known of it, and what follows. */
export function draftReply(
  { name, receivedAt, bookingId }: Pick<WithdrawalCase, "name" | "receivedAt" | "bookingId">,
  vouchers: readonly WithdrawableVoucher[],
): string {
  const meant = bookingId === null ? meantBy(vouchers) : []
  return [
    `Hallo ${name},`,
    `dein Widerruf kam am ${formatInstant(new Date(receivedAt), HOME_ZONE)} bei uns an.`,
    ...(bookingId === null ? [] : [ABOUT_FLIGHT]),
    ...meant.map(aboutVoucher),
    "Viele Grüße",
  ].join("\n\n")
}

const ABOUT_FLIGHT =
  "Für Flüge mit festem Termin gibt es kein Widerrufsrecht (§ 312g Abs. 2 Nr. 9 BGB), deshalb gilt deine Buchung weiter. Willst du nicht mitfliegen, sag sie im Cockpit ab: Dort steht vorher, was du zurückbekommst."

function aboutVoucher(voucher: WithdrawableVoucher): string {
  const { valueCents, balanceCents, boughtAt, verdict, validUntil } = voucher
  const bought = formatDay(new Date(boughtAt), HOME_ZONE)
  const subject = `Deinen Gutschein über ${formatEuro(valueCents)} hast du am ${bought} gekauft.`
  const day = lastWithdrawalDay(voucher)
  const used =
    balanceCents === valueCents
      ? ""
      : `. ${formatEuro(valueCents - balanceCents)} davon haben schon für einen Flug gezahlt`
  switch (verdict) {
    case "late":
      return `${subject} Widerrufen konntest du den Kauf 14 Tage lang, der letzte Tag war der ${day}. Dein Widerruf kam danach, deshalb nehmen wir den Gutschein nicht zurück. Verloren ist er nicht: Er gilt bis ${formatDate(new Date(validUntil), HOME_ZONE)}.`
    case "withdrawable":
      return `${subject} Widerrufen konntest du bis ${day}, dein Widerruf kam rechtzeitig. Wir nehmen den Gutschein zurück${used}, und ${formatEuro(balanceCents)} gehen dorthin, woher sie kamen.`
    case "used":
      return `${subject} Widerrufen konntest du bis ${day}, was davon noch nicht verwendet ist. Er hat aber schon ganz für Flüge gezahlt, deshalb ist nichts mehr da, was zurückgehen kann.`
    case "ended":
      return `${subject} Der letzte Tag für einen Widerruf war der ${day}. Der Gutschein gilt nicht mehr.`
  }
}
