import { Button } from "#ui/buttons/button.tsx"
import { Badge } from "#ui/elements/badge.tsx"
import { ColumnMenu } from "#ui/navigation/column-menu.tsx"
import { DataTable, RowLink } from "#ui/navigation/data-table.tsx"
import { SelectionBar } from "#ui/navigation/selection-bar.tsx"
import { useRowSelection } from "#ui/navigation/use-row-selection.ts"

const ROWS = [
  { id: 1, name: "Jana Beispiel", town: "Bonn", sum: "68,75 €" },
  { id: 2, name: "Bela Muster", town: "Kiel", sum: "137,50 €" },
]

/** Rows that can be sorted and ticked, and what is done with those that are. `name` tells two columns apart. */
export function DataTableSpecimen({ name }: { name: string }) {
  const selection = useRowSelection(ROWS.map(({ id }) => String(id)))
  return (
    <div className="grid gap-3">
      <div className="ms-auto">
        <ColumnMenu
          href="/de/kitchen-sink"
          word={`spalten-${name}`}
          columns={[
            { key: "name", heading: "Name", isShown: true, isFixed: true },
            { key: "town", heading: "Ort", isShown: true, isFixed: false },
          ]}
        />
      </div>
      <DataTable
        caption={`Konten, ${name}`}
        columns={[
          {
            key: "name",
            heading: "Name",
            sort: { href: "?sortierung=name", direction: "ascending" },
            cell: ({ id, name }) => <RowLink to={`?konto=${id}`}>{name}</RowLink>,
          },
          { key: "town", heading: "Ort", cell: ({ town }) => <Badge tone="info">{town}</Badge> },
          {
            key: "sum",
            heading: "Summe",
            isEnd: true,
            sort: { href: "?sortierung=summe", direction: undefined },
            cell: ({ sum }) => sum,
          },
        ]}
        rows={ROWS}
        keyOf={({ id }) => String(id)}
        nameOf={({ name }) => name}
        selection={selection}
      />
      <SelectionBar selection={selection}>
        <Button variant="secondary" size="small">
          Übernehmen
        </Button>
      </SelectionBar>
    </div>
  )
}
