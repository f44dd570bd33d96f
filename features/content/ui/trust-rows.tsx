import { FactRows } from "#ui/charts/fact-rows.tsx"
import { Disclosure, DisclosureList } from "#ui/elements/disclosure.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"

const ROWS = [
  {
    title: "Papiere",
    text: "Lizenz, Medical und Zuverlässigkeit prüft ein Mensch. Was geprüft und am Flugtag gültig ist, steht bei jedem Flug.",
    link: <TextLink href="/de/safety">So prüfen wir</TextLink>,
  },
  {
    title: "EASA-Charta",
    text: "Neun Zusagen für Flüge mit Kostenteilung. Was sie bedeuten und wie wir sie einhalten.",
    link: <TextLink href="/de/easa-charta">Die neun Zusagen</TextLink>,
  },
  {
    title: "Wetter",
    text: "Wer bei Nebel am Boden bleibt, macht alles richtig. Absagen kostet niemanden etwas, dein Geld kommt ganz zurück.",
    link: <TextLink href="/de/hilfe">Was bei einer Absage gilt</TextLink>,
  },
]

/** What a passenger can rely on, each with the page where it is written; on a phone it opens. */
export function TrustRows() {
  return (
    <section aria-labelledby="verlass" className="mx-auto max-w-page px-gutter pt-section">
      <h2 id="verlass" className="mb-6 text-h2">
        Woran du dich halten kannst
      </h2>
      <div className="md:hidden">
        <DisclosureList>
          {ROWS.map(({ title, text, link }) => (
            <Disclosure key={title} title={title}>
              <p className="mb-3">{text}</p>
              {link}
            </Disclosure>
          ))}
        </DisclosureList>
      </div>
      <div className="max-md:hidden">
        <FactRows rows={ROWS} />
      </div>
    </section>
  )
}
