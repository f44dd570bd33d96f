import { ChevronDown } from "lucide"
import { Icon } from "#ui/elements/icon.tsx"
import { DropMenu } from "#ui/overlays/drop-menu.tsx"
import { MenuOption } from "#ui/overlays/menu-option.tsx"
import { type Asked, hasCenter } from "../format-search.ts"
import { changedPath } from "../search-changes.ts"
import { SORTS, type Sort } from "../search-query.ts"

/** „Sortiert nach Empfohlen“, and the other orders as links. */
export function SortMenu({ asked }: { asked: Asked }) {
  const { words, query } = asked
  const offered = (Object.keys(SORTS) as Sort[]).filter(
    (sort) => sort !== "entfernung" || hasCenter(asked) || sort === query.sort,
  )
  return (
    <DropMenu
      title="Sortiert nach"
      name="filter"
      closesWith={query.sort}
      isAtEnd
      className="inline-flex min-h-11 items-center gap-1.5 rounded-small text-ui text-ink2 hover:text-ink"
      panel={
        <ul>
          {offered.map((sort) => (
            <li key={sort}>
              <MenuOption
                href={changedPath(words, { sortierung: sort })}
                isChosen={sort === query.sort}
              >
                {SORTS[sort]}
              </MenuOption>
            </li>
          ))}
        </ul>
      }
    >
      <span>
        Sortiert nach <strong className="font-semibold text-ink">{SORTS[query.sort]}</strong>
      </span>
      <Icon shape={ChevronDown} size={16} className="text-ink" />
    </DropMenu>
  )
}
