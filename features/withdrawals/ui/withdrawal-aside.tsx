import { TextLink } from "#ui/elements/text-link.tsx"

/** What is good to know before the first field. */
export function WithdrawalAside({ operatorEmail }: { operatorEmail: string }) {
  return (
    <section aria-labelledby="widerruf-vorher" className="lg:pt-24">
      <h2 id="widerruf-vorher" className="font-display text-h4">
        Vorher gut zu wissen
      </h2>
      <dl className="mt-3 border-b border-line text-small text-ink2">
        <Fact title="Flug mit festem Termin">
          Kein Widerrufsrecht, dafür eine Absage:{" "}
          <TextLink href="/de/hilfe#was-bekomme-ich-zurueck-wenn-ich-absage" isInline>
            was du zurückbekommst
          </TextLink>
          . Deine Buchung gilt nach einem Widerruf weiter.
        </Fact>
        <Fact title="Gründe">Brauchst du keine. Wir fragen auch nicht danach.</Fact>
        <Fact title="Gutschein">
          14 Tage ab Kauf, für alles, was noch nicht verwendet ist. Wann sie enden, steht in der
          Bestätigung, wenn du mit der Adresse vom Kauf widerrufst.
        </Fact>
        <Fact title="Frist">Gewahrt, wenn du vor ihrem Ende bestätigst.</Fact>
        <Fact title="Lieber anders">
          Eine Mail an <span className="[overflow-wrap:anywhere]">{operatorEmail}</span> oder ein
          Brief gelten genauso.
        </Fact>
      </dl>
    </section>
  )
}

function Fact({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <div className="border-t border-line py-3">
      <dt className="font-semibold text-ink">{title}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}
