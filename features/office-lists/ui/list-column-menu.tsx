import { COLUMNS_WORD, type ListColumns, shownColumns } from "#platform/list-columns.ts"
import { ColumnMenu } from "#ui/navigation/column-menu.tsx"

interface ListColumnMenuProps {
  columns: ListColumns
  shown: readonly string[] | undefined
  /** The list as it stands. */
  href: string
}

/** Which columns of a list are shown. */
export function ListColumnMenu({ columns, shown, href }: ListColumnMenuProps) {
  const now = shownColumns(columns, shown)
  return (
    <ColumnMenu
      href={href}
      word={COLUMNS_WORD}
      columns={Object.entries(columns).map(([key, { heading, isFixed }]) => ({
        key,
        heading,
        isShown: now.includes(key),
        isFixed: isFixed ?? false,
      }))}
    />
  )
}
