import type { ReactNode } from "react"
import { FactRows } from "#ui/charts/fact-rows.tsx"
import { Disclosure, DisclosureList } from "#ui/elements/disclosure.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { registerQuestions } from "../register-questions.ts"

const link = (label: string, href: string) => (
  <TextLink href={href} isInline>
    {label}
  </TextLink>
)

const PAPERS: readonly { title: string; text: ReactNode; link?: ReactNode }[] = [
  {
    title: "Lizenz",
    text: "PPL(A), LAPL(A), SPL, UL oder mehr, mit gültiger Klassenberechtigung, und ein Ausweis dazu.",
    link: link("Was ein Schein im Jahr kostet", "/de/was-kostet-eine-ppl-a-im-jahr"),
  },
  {
    title: "Medical und Zuverlässigkeit",
    text: "Dein Tauglichkeitszeugnis; bei deutschen Lizenzen auch die Zuverlässigkeitsüberprüfung, nicht älter als 5 Jahre.",
  },
  {
    title: "Versicherung",
    text: "Die des Flugzeugs, und sie schließt Fluggäste ein.",
    link: link("Was sie abdeckt", "/de/versicherung"),
  },
  {
    title: "Flugfit am Tag",
    text: "Drei Starts und Landungen in den letzten 90 Tagen, bei Nacht eine davon bei Nacht. Mit LAPL außerdem zehn Stunden als verantwortliche Person seit dem Erwerb, mit SPL die Regeln der SFCL.160.",
  },
  {
    title: "Dein Preis",
    text: "Höchstens ein gleicher Teil der direkten Kosten. Du selbst zahlst immer mindestens so viel wie ein Gast.",
    link: link("So rechnen wir", "/de/kostenteilung"),
  },
]

/** What it takes to offer a flight, and what people ask. */
export function RegisterExplained({ operatorEmail }: { operatorEmail: string }) {
  return (
    <>
      <section aria-labelledby="papiere">
        <SectionHeading id="papiere" title="Was du brauchst, um Flüge anzubieten">
          Beim Registrieren reichen Lizenz und Heimatplatz. Den Rest lädst du hoch, bevor dein
          erster Flug erscheint; ein Mensch sieht die Papiere durch, und 30 Tage nach der
          Entscheidung sind sie gelöscht. Auch die ersten Flüge liest jemand, bevor sie erscheinen.
        </SectionHeading>
        <FactRows rows={PAPERS} />
      </section>
      <section
        aria-labelledby="fragen"
        className="mt-section lg:grid lg:grid-cols-[2fr_3fr] lg:gap-x-6"
      >
        <h2 id="fragen" className="mb-4 text-h2">
          Fragen, die oft kommen
        </h2>
        <DisclosureList>
          {registerQuestions(operatorEmail).map(({ question, answer }) => (
            <Disclosure key={question} title={question}>
              {answer}
            </Disclosure>
          ))}
        </DisclosureList>
      </section>
    </>
  )
}
