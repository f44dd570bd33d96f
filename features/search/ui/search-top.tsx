import { X } from "lucide"
import { type KeyboardEvent, useEffect, useRef } from "react"
import { IconButton } from "#ui/buttons/icon-button.tsx"
import { Icon } from "#ui/elements/icon.tsx"
import { LazyText, textFrom } from "#ui/loading/lazy-text.tsx"
import { useHydrated } from "#ui/loading/use-hydrated.ts"
import { classNames } from "#ui/style/class-names.ts"
import type { Asked } from "../format-search.ts"
import { SearchPill } from "./search-pill.tsx"
import { type PanelState, SEARCH_PANEL_ID } from "./use-search-panel.ts"

const searchPanel = textFrom(() => import("./search-panel.tsx").then((late) => late.SearchPanel))

interface SearchTopProps {
  asked: Asked & { today: string }
  panel: PanelState
}

/** The whole search, in front of the page while it is open; on narrow screens its pill, too. */
export function SearchTop({ asked, panel }: SearchTopProps) {
  const { isOpen, close } = panel
  const sheet = useRef<HTMLDivElement>(null)
  const isHydrated = useHydrated()
  useEffect(() => {
    if (isOpen) sheet.current?.focus({ preventScroll: true })
  }, [isOpen])
  const closeByEscape = (event: KeyboardEvent) => {
    // a calendar or list of its own that is open there closes first
    if (event.key === "Escape" && !event.defaultPrevented) close()
  }
  const { words, errors, today } = asked
  return (
    <div className="relative z-20">
      <div className="bg-surface px-gutter pt-3 md:px-10 lg:hidden">
        <SearchPill asked={asked} panel={panel} className="w-full" />
      </div>
      {isOpen && (
        <div
          aria-hidden="true"
          onClick={close}
          className="fixed inset-0 animate-fade-in bg-scrim"
        />
      )}
      <div
        ref={sheet}
        id={SEARCH_PANEL_ID}
        role="dialog"
        aria-label="Suche ändern"
        tabIndex={-1}
        onKeyDown={closeByEscape}
        className={classNames(
          "absolute inset-x-0 top-full px-gutter pt-3 outline-none md:px-10 lg:top-0 noscript:target:block",
          isOpen ? "block motion-safe:animate-rise-in" : "hidden",
        )}
      >
        <div className="mx-auto max-w-page rounded-box border border-line bg-surface shadow-floating">
          <div className="flex items-center justify-between ps-6 pe-2 pt-2">
            <p className="font-display text-h4">Suche ändern</p>
            {isHydrated ? (
              <IconButton icon={X} label="Schließen" onClick={close} />
            ) : (
              <a
                href="#inhalt"
                aria-label="Schließen"
                className="inline-flex size-11 items-center justify-center"
              >
                <Icon shape={X} />
              </a>
            )}
          </div>
          <LazyText
            key={JSON.stringify(words)}
            text={searchPanel}
            given={{ words, errors, today, onSearch: close }}
            isLive={panel.isPrepared}
          />
        </div>
      </div>
    </div>
  )
}
