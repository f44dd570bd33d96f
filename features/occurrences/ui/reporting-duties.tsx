import type { ReactNode } from "react"
import { PhoneLink } from "#features/users/core/ui/phone-link.tsx"
import { Card } from "#ui/elements/card.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import type { OccurrenceRole } from "../occurrence.ts"

/** What the law wants reported to whom and by when; this page replaces none of it. */
export function ReportingDuties({ role }: { role: OccurrenceRole }) {
  return (
    <Card as="section" labelledBy="behoerde">
      <h2 id="behoerde" className="text-h3">
        Was zu einer Behörde gehört
      </h2>
      <p className="mt-1.5 max-w-text text-ui text-ink2">
        Dein Bericht hier ersetzt das nicht, und wir leiten ihn nicht weiter.{" "}
        {role === "pilot"
          ? "Melden musst du selbst."
          : "Melden muss, wer geflogen ist. Du darfst es auch."}
      </p>
      <dl className="mt-4 grid gap-4 text-ui">
        <Duty when="Sofort" what="Unfälle und schwere Störungen">
          Jemand ist schwer verletzt, das Flugzeug stark beschädigt, oder es wäre beinahe so
          gekommen: Das geht an die Untersuchungsstelle des Landes, in dem es passiert ist. In
          Deutschland ist das die BFU, rund um die Uhr unter <PhoneLink phone="+49 531 35480" />{" "}
          oder auf{" "}
          <TextLink href="https://www.bfu-web.de" isInline>
            ihrer Seite
          </TextLink>{" "}
          (Art. 9 der Verordnung (EU) Nr. 996/2010, §&nbsp;7 LuftVO).
        </Duty>
        <Duty when="Binnen 72 Stunden" what="meldepflichtige Ereignisse">
          Was ein erhebliches Risiko für die Sicherheit sein kann. Die Frist läuft, sobald die
          Person am Steuer davon weiß, und gemeldet wird über das{" "}
          <TextLink href="https://aviationreporting.eu" isInline>
            europäische Meldeportal
          </TextLink>
          . Was dazugehört, zählt Anhang V der Verordnung (EU) 2015/1018 auf (Art. 4 der Verordnung
          (EU) Nr. 376/2014).
        </Duty>
        <Duty when="Ohne Zögern" what="Unfälle und Störungen mit Luftsportgeräten">
          Mit einem Ultraleicht geht die Meldung an den Verband, bei dem es zugelassen ist, zum
          Beispiel DAeC oder DULV (§&nbsp;7 Abs.&nbsp;7 LuftVO).
        </Duty>
        <Duty when="Wann du magst" what="alles andere">
          Dasselbe Portal nimmt auch freiwillige Meldungen an, von allen und ohne Anmeldung.
        </Duty>
      </dl>
    </Card>
  )
}

function Duty({ when, what, children }: { when: string; what: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold">
        {when}: {what}
      </dt>
      <dd className="mt-0.5 max-w-text text-ink2">{children}</dd>
    </div>
  )
}
