import { List, Map as MapIcon } from "lucide"
import { ButtonLink } from "#ui/buttons/button-link.tsx"
import { type SearchParams, searchPath } from "../search-params.ts"

/** Below 1024 px there is room for one: list or map. */
export function MapSwitch({ words }: { words: SearchParams }) {
  const isMap = words.ansicht === "karte"
  return (
    <div
      data-bottom-bar
      className="pointer-events-none fixed inset-x-0 bottom-5 z-10 flex justify-center lg:hidden noscript:hidden print:hidden"
    >
      <ButtonLink
        href={searchPath({ ...words, ansicht: isMap ? "" : "karte" })}
        icon={isMap ? List : MapIcon}
        className="pointer-events-auto shadow-floating"
      >
        {isMap ? "Liste zeigen" : "Karte zeigen"}
      </ButtonLink>
    </div>
  )
}
