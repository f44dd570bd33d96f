import { MailText } from "#features/mail-kit/server/mail-parts.tsx"

/** Weights of guests stand in no mail. */
export function WeightsText() {
  return <MailText>Gewicht und Gepäck stehen im Cockpit, nur du siehst sie.</MailText>
}
