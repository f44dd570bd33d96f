import { Search } from "lucide"
import { useEffect, useState } from "react"
import { Link } from "react-router"
import { Icon } from "#ui/elements/icon.tsx"
import { LazyPart } from "#ui/loading/lazy-part.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"
import type { SearchedPlace } from "../../find-places.ts"
import { OFFICE_SEARCH_PATH } from "../../office-search.ts"

const loadDialog = () => import("./office-search-dialog.tsx")

/** Opens the search by a press or by Strg K; without script it leads to its page. */
export function OfficeSearchButton({ places }: { places: readonly SearchedPlace[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const isMac = useHydrated() && /Mac|iPhone|iPad/.test(navigator.platform)

  useEffect(() => {
    function press(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, shiftKey, altKey } = event
      if (key.toLowerCase() !== "k" || !(ctrlKey || metaKey) || shiftKey || altKey) return
      event.preventDefault()
      setIsOpen((was) => !was && !document.querySelector("[role=dialog], [role=alertdialog]"))
    }
    document.addEventListener("keydown", press)
    // it is here when the first letters are typed
    loadDialog().catch(() => undefined)
    return () => document.removeEventListener("keydown", press)
  }, [])

  return (
    <>
      <Link
        to={OFFICE_SEARCH_PATH}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          setIsOpen(true)
        }}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2.5 rounded-field text-ink2 transition-colors hover:bg-soft hover:text-ink lg:w-60 lg:justify-start lg:border lg:border-line2 lg:px-3.5 lg:hover:border-ink2 lg:hover:bg-surface"
      >
        <Icon shape={Search} />
        <span className="flex-1 max-lg:sr-only">Suchen</span>
        <span aria-hidden="true" className="hidden text-small text-ink3 lg:block">
          {isMac ? "⌘ K" : "Strg K"}
        </span>
      </Link>
      {isOpen && (
        <LazyPart load={loadDialog} onLost={() => setIsOpen(false)}>
          {({ OfficeSearchDialog }) => (
            <OfficeSearchDialog places={places} onClose={() => setIsOpen(false)} />
          )}
        </LazyPart>
      )}
    </>
  )
}
