import { formatEuro } from "#platform/money.ts"
import { StackedBars } from "#ui/charts/stacked-bars.tsx"
import { Card } from "#ui/elements/card.tsx"
import { Notice } from "#ui/feedback/notice.tsx"
import { COST_GROUPS, type CostGroup, type CostInputs, type CostYear } from "../cost-year.ts"
import { itemLabel } from "../field-texts.ts"
import { LICENCE_RULES, type Licence } from "../licence.ts"
import { writeHundredths } from "../number-text.ts"
import { missingPractice } from "../practice.ts"

/** The sum of a year, drawn and as a table, and whether so much flying is enough. */
export function CostResult({ inputs, year }: { inputs: CostInputs; year: CostYear }) {
  const { guestsCents } = year
  return (
    <Card elevation="raised" className="grid gap-6">
      <div>
        <h3 id="ergebnis" className="font-display text-h4">
          Dein Jahr kostet
        </h3>
        <p role="status" className="mt-1.5">
          <strong className="block font-display text-h1 font-medium tabular-nums">
            {formatEuro(year.ownCents)}
          </strong>
          <span className="text-ui text-ink2">
            {formatEuro(year.ownPerHourCents)} je Flugstunde
            {guestsCents > 0 && `, allein wären es ${formatEuro(year.totalPerHourCents)}`}
          </span>
        </p>
      </div>
      <StackedBars
        title="Kosten im Jahr"
        totalLabel="Du trägst"
        bars={[
          { label: "allein", total: formatEuro(year.totalCents) },
          { label: "mit Gästen", total: formatEuro(year.ownCents) },
        ]}
        rows={[
          ...COST_GROUPS.filter((group) => year.items.some((item) => item.group === group)).map(
            (group) => groupRow(inputs.licence, year, group),
          ),
          {
            label: "Tragen deine Gäste",
            values: [
              { value: 0, text: "–" },
              { value: guestsCents, text: guestsCents > 0 ? formatEuro(guestsCents) : "–" },
            ],
            isElsewhere: true,
          },
        ]}
      />
      <PracticeNotice inputs={inputs} />
    </Card>
  )
}

function groupRow(licence: Licence, year: CostYear, group: CostGroup) {
  const items = year.items.filter((item) => item.group === group && item.cents > 0)
  const alone = items.reduce((sum, { cents }) => sum + cents, 0)
  const guests = items.reduce((sum, { guestsCents }) => sum + guestsCents, 0)
  const note = items.map(({ name, cents }) => `${itemLabel(licence, name)} ${formatEuro(cents)}`)
  return {
    label: groupLabel(licence, group),
    note: group === "flying" || group === "starts" ? undefined : note.join(", "),
    values: [
      { value: alone, text: formatEuro(alone) },
      { value: alone - guests, text: formatEuro(alone - guests) },
    ] as const,
  }
}

function groupLabel(licence: Licence, group: CostGroup): string {
  if (group === "flying") return itemLabel(licence, "flugzeit")
  if (group === "starts") return itemLabel(licence, "starts")
  return { duty: "Pflicht", membership: "Beiträge und Ausrüstung", aircraft: "Flugzeug halten" }[
    group
  ]
}

function PracticeNotice({ inputs }: { inputs: CostInputs }) {
  const { practice } = LICENCE_RULES[inputs.licence]
  const starts = inputs.licence === "segelflug" ? "Starts" : "Landungen"
  const missing = missingPractice(practice, { hours: inputs.stunden, starts: inputs.starts / 100 })
  const lacks = [
    missing.hours > 0 && `${writeHundredths(missing.hours, false)}\u00a0h`,
    missing.starts > 0 && `${writeHundredths(missing.starts * 100, false)} ${starts}`,
  ].filter(Boolean)
  const wanted = `${practice.hours}\u00a0h und ${practice.starts} ${starts} in ${practice.months} Monaten`
  if (lacks.length === 0) {
    return (
      <Notice tone="ok" title="Das reicht für deinen Schein.">
        {practice.rule} verlangt {wanted}, dazu die Übung mit Lehrer.
      </Notice>
    )
  }
  return (
    <Notice tone="warn" title={`Für den Schein fehlen ${lacks.join(" und ")}.`}>
      {practice.rule} verlangt {wanted}. Sonst bleibt die Befähigungsüberprüfung.
    </Notice>
  )
}
