import { SumRow, SumTable } from "#ui/charts/sum-table.tsx"
import { Card } from "#ui/elements/card.tsx"
import { formatValue, type TransparencySection } from "../dsa/transparency-report.ts"

/** A section of the transparency report. */
export function TransparencyCard({ section }: { section: TransparencySection }) {
  const { key, title, lines, note } = section
  return (
    <Card as="section" labelledBy={key}>
      <h2 id={key} className="text-h3">
        {title}
      </h2>
      {lines.length > 0 && (
        <SumTable className="mt-3">
          {lines.map((line) => (
            <SumRow key={line.label} label={line.label} amount={formatValue(line)} />
          ))}
        </SumTable>
      )}
      {note && <p className="mt-3 max-w-text text-small text-ink2">{note}</p>}
    </Card>
  )
}
