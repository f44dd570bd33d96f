import { Search } from "lucide-react"
import { classNames } from "#ui/class-names.ts"
import { Icon } from "#ui/icon.tsx"
import {
  type Asked,
  daysInWords,
  personsInWords,
  USUAL_DAYS,
  wayInWords,
} from "../wish-in-words.ts"

interface SearchPillProps {
  asked: Asked
  /** Id of what it opens; without script `:target` shows it. */
  opens: string
  isOpen: boolean
  onPress: () => void
  /** Somebody is about to press it. */
  onNear: () => void
  className?: string
}

/** The search in one line: „Bonn | 12.–27. Juni | 2 Personen“. Opens all of it. */
export function SearchPill({ asked, opens, isOpen, onPress, onNear, className }: SearchPillProps) {
  return (
    <a
      href={`#${opens}`}
      role="button"
      aria-expanded={isOpen}
      aria-controls={opens}
      onClick={(event) => {
        event.preventDefault()
        onPress()
      }}
      onKeyDown={(event) => {
        if (event.key !== " ") return
        event.preventDefault()
        onPress()
      }}
      onPointerEnter={onNear}
      onFocus={onNear}
      className={classNames(
        "flex min-h-12 min-w-0 items-center gap-3 rounded-full border border-line bg-surface px-5 text-ui shadow-rest transition-colors hover:border-line2",
        className,
      )}
    >
      <Icon shape={Search} size={20} />
      <span className="sr-only">Suche ändern: </span>
      <span className="flex min-w-0 items-center">
        <strong className="min-w-0 truncate font-semibold">{wayInWords(asked)}</strong>
        <Part>
          {daysInWords(asked) ??
            USUAL_DAYS.replace("In den nächsten", "Nächste").replace("Tagen", "Tage")}
        </Part>
        <Part>{personsInWords(asked.wish.seats)}</Part>
      </span>
    </a>
  )
}

function Part({ children }: { children: string }) {
  return (
    <span className="shrink-0 whitespace-nowrap max-sm:before:mx-1.5 max-sm:before:content-['·'] sm:ms-4 sm:border-s sm:border-line2 sm:ps-4">
      {children}
    </span>
  )
}
