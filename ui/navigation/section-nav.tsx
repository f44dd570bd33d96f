import { useEffect, useRef } from "react"
import { Link } from "react-router"
import { scrollAndFocus } from "#ui/forms/scroll-and-focus.ts"
import { classNames } from "#ui/style/class-names.ts"
import { useCurrentSection } from "./use-current-section.ts"

type SectionNavProps = {
  label: string
  groups: ReadonlyArray<{
    title: string
    /** `id` is that of the section's heading. */
    sections: ReadonlyArray<{ id: string; label: string }>
  }>
}

/**
 * The sections of a long page: a list that stays beside them from 1280 px on, below that a row that
 * stays above them and scrolls sideways. Shows where one is; a jump takes the focus along.
 */
export function SectionNav({ label, groups }: SectionNavProps) {
  const row = useRef<HTMLElement>(null)
  const ids = groups.flatMap(({ sections }) => sections.map(({ id }) => id))
  const { current, jumpedTo } = useCurrentSection(ids)
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>(`[href="#${current}"]`)
    // the row does not move under somebody who goes through it by keyboard
    if (row.current && link && !row.current.contains(document.activeElement)) {
      centre(row.current, link)
    }
  }, [current])
  return (
    <nav
      ref={row}
      aria-label={label}
      // browsers leave a focused link where it is as long as its edge can be seen
      onFocus={({ currentTarget, target }) => centre(currentTarget, target)}
      className="scrollbar-none max-xl:sticky max-xl:top-0 max-xl:z-10 max-xl:-mx-gutter max-xl:overflow-x-auto max-xl:border-b max-xl:border-line max-xl:bg-ground max-xl:px-gutter lg:max-xl:-mx-12 lg:max-xl:px-12 xl:sticky xl:top-7 xl:self-start"
    >
      <ul className="flex gap-6 xl:block xl:space-y-6">
        {groups.map((group) => (
          <li key={group.title} className="max-xl:contents">
            <p className="text-fine text-ink3 max-xl:hidden">{group.title}</p>
            <ul className="max-xl:contents xl:mt-1.5 xl:border-s xl:border-line">
              {group.sections.map(({ id, label: name }) => (
                <li key={id} className="relative">
                  <Link
                    to={`#${id}`}
                    preventScrollReset
                    aria-current={id === current ? "true" : undefined}
                    onClick={() => {
                      jumpedTo(id)
                      // the router's own jump would leave the focus in the list
                      scrollAndFocus(document.getElementById(id))
                    }}
                    className={classNames(
                      "flex items-center whitespace-nowrap transition-colors",
                      "max-xl:min-h-12 max-xl:border-b-2 max-xl:text-ui max-xl:-outline-offset-2",
                      "xl:min-h-9 xl:ps-4 xl:text-small",
                      id === current
                        ? "font-semibold text-ink max-xl:border-act"
                        : "text-ink2 hover:text-ink max-xl:border-transparent max-xl:hover:border-line2",
                    )}
                  >
                    {id === current && (
                      <span className="absolute -start-[3.5px] size-1.5 rounded-full bg-act max-xl:hidden" />
                    )}
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Scrolls a row sideways until one of its links stands in the middle. */
function centre(row: Element, link: Element) {
  const [around, box] = [row.getBoundingClientRect(), link.getBoundingClientRect()]
  row.scrollLeft += box.left + box.width / 2 - (around.left + around.width / 2)
}
