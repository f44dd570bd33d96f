import { FactRows } from "#ui/charts/fact-rows.tsx"
import { SectionHeading } from "#ui/elements/section-heading.tsx"
import { TextLink } from "#ui/elements/text-link.tsx"
import { PPL_PATH, SPL_PATH } from "../cost-address.ts"
import type { Licence } from "../licence.ts"
import { FIGURES_DATE, SOURCES } from "../sources.ts"

/** Where the rules are written, and what the figures in the fields are: typical ones, no price list. */
export function CostSources({ licence }: { licence: Licence }) {
  const other =
    licence === "ppl-a"
      ? { href: SPL_PATH, label: "Was eine SPL im Jahr kostet" }
      : { href: PPL_PATH, label: "Was eine PPL(A) im Jahr kostet" }
  return (
    <section aria-labelledby="quellen">
      <SectionHeading id="quellen" title={`Quellen, Stand ${FIGURES_DATE}`} link={other}>
        Fristen, Stunden und die Grenze des Teilens kommen aus den Vorschriften. Die Beträge in den
        Feldern nicht: Sie sind von uns gesetzte Richtwerte in der üblichen Größenordnung, keine
        Marktübersicht. Was bei dir gilt, steht in der Gebührenordnung deines Vereins, beim
        Fliegerarzt (abgerechnet wird nach der Gebührenordnung für Ärzte) und in deiner Police.
      </SectionHeading>
      <FactRows
        rows={SOURCES[licence].map(({ about, where }) => ({ title: about, text: where }))}
      />
      <p className="mt-5 text-small text-ink3">
        Was für Mitfliegende versichert ist, steht unter{" "}
        <TextLink href="/de/versicherung" isInline>
          Versicherung
        </TextLink>
        .
      </p>
    </section>
  )
}
