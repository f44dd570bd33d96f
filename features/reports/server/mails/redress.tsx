import { MailButton, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { env } from "#platform/server/env.ts"
import { formatIsoDay } from "#platform/time.ts"
import { type AppealSide, lastDayToAppeal } from "../../appeal.ts"
import { appealPath } from "../appeal-key.ts"

interface RedressProps {
  side: AppealSide
  ref: string
  decidedAt: Date
}

/** How somebody complains, and where else they may go (DSA Art. 17(3)(f), 20, 21). */
export function Redress({ side, ref, decidedAt }: RedressProps) {
  return (
    <>
      <MailText>
        Du siehst das anders? Bis {formatIsoDay(lastDayToAppeal(decidedAt))} kannst du kostenlos
        widersprechen, ohne Anmeldung. Ein Mensch prüft dann noch einmal.
      </MailText>
      <MailButton href={`${env().PUBLIC_URL}${appealPath(side, ref)}`}>Widersprechen</MailButton>
      <OtherWays />
    </>
  )
}

export function OtherWays() {
  return (
    <MailText>
      Unabhängig davon stehen dir eine zugelassene Streitbeilegungsstelle (Art. 21 der Verordnung
      (EU) 2022/2065) und der Weg zum Gericht offen.
    </MailText>
  )
}
