import { CalendarPlus, Copy } from "lucide"
import { useRef, useState } from "react"
import { Button } from "#ui/buttons/button.tsx"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { TextField } from "#ui/forms/text-field.tsx"
import { type CalendarFeed, googleCalendarLink, webcalAddress } from "../calendar-feed.ts"

/** The ways from a secret address into a calendar. */
export function SubscribeToFeed({ feed: { address } }: { feed: CalendarFeed }) {
  const field = useRef<HTMLInputElement>(null)
  const [status, setStatus] = useState("")

  async function copy() {
    try {
      await navigator.clipboard.writeText(address)
      setStatus("Die Adresse ist kopiert.")
    } catch {
      // no clipboard without HTTPS, or not for us
      field.current?.select()
      setStatus("Das Kopieren ging nicht. Die Adresse ist markiert, kopier sie von dort.")
    }
  }

  return (
    <div className="grid gap-4">
      <TextField
        ref={field}
        label="Deine geheime Adresse"
        hint="Wer sie kennt, sieht, wann und wo du fliegst. Gib sie nur deinen eigenen Kalendern."
        value={address}
        readOnly
        isMono
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="flex flex-wrap gap-3">
        <ButtonLink href={webcalAddress(address)} size="small" icon={CalendarPlus}>
          Kalender abonnieren
        </ButtonLink>
        <ButtonLink
          href={googleCalendarLink(address)}
          rel="noreferrer"
          variant="secondary"
          size="small"
        >
          Zu Google Kalender
        </ButtonLink>
        <Button
          variant="secondary"
          size="small"
          icon={Copy}
          onClick={copy}
          className="noscript:hidden"
        >
          Adresse kopieren
        </Button>
      </div>
      <p role="status" className="text-small text-ink2 empty:hidden">
        {status}
      </p>
      <p className="max-w-text text-small text-ink2">
        Darin steht alles, was kommt, und was höchstens ein halbes Jahr her ist. „Kalender
        abonnieren“ öffnet den Kalender deines Geräts, etwa den von Apple. In Outlook wählst du
        „Kalender hinzufügen“, dann „Aus dem Internet abonnieren“, und fügst die Adresse ein. Wie
        oft nachgesehen wird, entscheidet der Kalender; manche lassen sich einen Tag Zeit.
      </p>
    </div>
  )
}
