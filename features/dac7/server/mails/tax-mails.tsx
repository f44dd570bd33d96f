import { MailLayout } from "#features/mail-kit/server/mail-layout.tsx"
import { MailButton, MailPanel, MailText } from "#features/mail-kit/server/mail-parts.tsx"
import { MailRow } from "#features/mail-kit/server/mail-row.tsx"
import { formatEuro } from "#platform/money.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { env } from "#platform/server/env.ts"
import { formatDay, HOME_ZONE } from "#platform/time.ts"
import { TAX_DETAILS_PATH } from "../../dac7-paths.ts"
import { QUARTER_LABELS, sumOfQuarters } from "../../seller-year.ts"
import type { TaxRequestFacts, TaxYearFacts } from "../tax-mail-facts.ts"

const REASON = `Du bekommst diese Mail, weil du über ${PRODUCT_NAME} Geld von Mitfliegenden erhältst. Das Plattformen-Steuertransparenzgesetz verlangt sie.`

const formLink = () => env().PUBLIC_URL + TAX_DETAILS_PATH

/** To a pilot whom a guest pays for the first time. */
export function TaxDetailsRequestedMail({ withheldFrom }: TaxRequestFacts) {
  return (
    <MailLayout
      preview="Das Gesetz fragt, wer auf Plattformen Geld erhält."
      title="Wir brauchen deine Steuerangaben"
      picture={null}
      reason={REASON}
    >
      <MailText>
        Wer über eine Plattform Geld erhält, wird dem Bundeszentralamt für Steuern einmal im Jahr
        gemeldet, auch wenn es nur geteilte Kosten sind (Plattformen-Steuertransparenzgesetz, in
        Europa DAC7). Ob daraus Steuern folgen, sagt die Meldung nicht.
      </MailText>
      <MailText>
        Dafür fragen wir deine Anschrift, dein Geburtsdatum und deine Steuer-Identifikationsnummer.
        Sie liegen verschlüsselt bei uns. Was wir melden, schreiben wir dir jedes Jahr bis zum 31.
        Januar.
      </MailText>
      <MailText>
        Bitte mach die Angaben bis zum {formatDay(withheldFrom, HOME_ZONE)}. Danach dürfen wir
        nichts mehr auszahlen, bis sie da sind.
      </MailText>
      <MailButton href={formLink()}>Steuerangaben machen</MailButton>
    </MailLayout>
  )
}

/** The first and the second reminder. */
export function TaxDetailsReminderMail({ withheldFrom }: TaxRequestFacts) {
  const until = formatDay(withheldFrom, HOME_ZONE)
  return (
    <MailLayout
      preview={`Bitte bis zum ${until}.`}
      title="Deine Steuerangaben fehlen noch"
      picture={null}
      reason={REASON}
    >
      <MailText>
        Wir müssen dem Bundeszentralamt für Steuern melden, wer hier Geld erhält, und dafür fehlen
        uns deine Angaben. Es dauert zwei Minuten.
      </MailText>
      <MailText>
        Bis zum {until} ist Zeit. Danach müssen wir deine Auszahlungen anhalten, bis die Angaben da
        sind (§ 23 PStTG).
      </MailText>
      <MailButton href={formLink()}>Steuerangaben machen</MailButton>
    </MailLayout>
  )
}

/** Nobody has answered: what is paid out from now on waits. */
export function TaxPayoutsWithheldMail() {
  return (
    <MailLayout
      preview="Sobald die Angaben da sind, geht alles von selbst weiter."
      title="Deine Auszahlungen warten"
      picture={null}
      reason={REASON}
    >
      <MailText>
        Deine Steuerangaben fehlen, auch nach zwei Erinnerungen. Das Gesetz lässt uns ohne sie
        nichts auszahlen (§ 23 PStTG).
      </MailText>
      <MailText>
        Das Geld geht dir nicht verloren: Sobald du die Angaben machst, zahlen wir alles aus, was
        wartet.
      </MailText>
      <MailButton href={formLink()}>Steuerangaben machen</MailButton>
    </MailLayout>
  )
}

/** What was reported of a year, or what is reported of it now (§ 22 PStTG). */
export function TaxYearMail({ year, isDeleted, considerationCents, activities }: TaxYearFacts) {
  return (
    <MailLayout
      preview={`Deine Kopie der Meldung an das Bundeszentralamt für Steuern.`}
      title={`Das haben wir für ${year} gemeldet`}
      picture={null}
      reason={REASON}
    >
      {isDeleted ? (
        <MailText>
          Unsere Meldung über dich für {year} haben wir zurückgenommen. Gemeldet ist damit nichts
          mehr.
        </MailText>
      ) : (
        <>
          <MailText>
            Dem Bundeszentralamt für Steuern haben wir gemeldet, was du {year} von Mitfliegenden
            erhalten hast: deinen Namen, deine Anschrift, dein Geburtsdatum, deine Steuer-ID, die
            IBAN, soweit wir sie kennen, und diese Beträge, auf ganze Euro gerundet.
          </MailText>
          <MailPanel>
            {QUARTER_LABELS.map((label, index) => (
              <MailRow
                key={label}
                label={`${label}, ${formatBookings(activities[index] ?? 0)}`}
                value={formatEuro(considerationCents[index] ?? 0)}
              />
            ))}
            <MailRow label="Zusammen" value={formatEuro(sumOfQuarters(considerationCents))} />
          </MailPanel>
          <MailText>
            Stimmt etwas nicht? Schreib uns, dann berichtigen wir die Meldung. Ob du etwas zu
            versteuern hast, sagt sie nicht.
          </MailText>
        </>
      )}
      <MailButton href={formLink()}>Alle Jahre ansehen</MailButton>
    </MailLayout>
  )
}

function formatBookings(count: number): string {
  return count === 1 ? "1 Buchung" : `${count} Buchungen`
}
