import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  startTransition,
  useContext,
  useEffect,
  useState,
} from "react"
import { inOwnTurn } from "./in-own-turn.ts"
import { LostPartContext } from "./lazy-part.tsx"
import { expectTakeover } from "./takeover.ts"
import { HydratesLazily, isOpenedByBrowser } from "./use-hydrated.ts"

interface Section<Props> {
  load: () => Promise<ComponentType<Props>>
  /** Of a document: suspends until its script is here, and for ever where it does not come. */
  written: ComponentType<Props>
  /** Of a page that the browser opens: suspends until its script is here, and fails where it does not come, until the document is loaded anew. */
  opened: ComponentType<Props>
  /** Itself, where it is here already. */
  part: ComponentType<Props> | undefined
}

/**
 * For `LazySection`; stands at the top of a module, so that the server has it before it is asked. `isOnEach`: each page
 * that has this module shows it, so where a browser opens such a page it comes beside the page's data, not after them.
 */
export function sectionFrom<Props>(
  load: () => Promise<ComponentType<Props>>,
  { isOnEach = false } = {},
): Section<Props> {
  const never = () => new Promise<never>(() => {})
  const section: Section<Props> = {
    async load() {
      section.part = await load()
      return section.part
    },
    written: lazy(async () => ({ default: await section.load().catch(never) })),
    opened: lazy(async () => ({ default: await section.load() })),
    part: undefined,
  }
  if (isOnEach && isOpenedByBrowser()) void section.load().catch(() => undefined)
  if (import.meta.env.SSR) {
    // what a server has to wait for takes script to be seen
    void section.load().then((part) => {
      section.written = part
    })
  }
  return section
}

type LazySectionProps<Props> = {
  section: Section<Props>
  /** What the part is given. */
  given: NoInfer<Props>
}

/**
 * A part of a page that the server writes and whose script comes after that of the page: what lies below
 * what is seen first, or what few visitors get. React takes it over when its script is here; until then its
 * links open documents, and everything inside has to be rendered as the server has. Where the script does
 * not come, the person is told, and what the server wrote stays.
 *
 * Whoever comes from another page stays there until this part is here, too (it opens in a transition, as the
 * router's pages do), and is told as of any page that does not come.
 */
export function LazySection<Props extends object>({ section, given }: LazySectionProps<Props>) {
  const isInsideLate = useContext(HydratesLazily)
  const [isOfDocument] = useState(() => isInsideLate || !isOpenedByBrowser())
  // of one that is here React needs no second try; and it stays the same component for as long as it is shown
  const [opened] = useState(() => section.part ?? section.opened)
  if (!isOfDocument) return createElement(opened, given as Props)
  return (
    <WrittenSection load={section.load}>
      {createElement(section.written, given as Props)}
    </WrittenSection>
  )
}

interface WrittenSectionProps {
  load: () => Promise<unknown>
  children: ReactNode
}

function WrittenSection({ load, children }: WrittenSectionProps) {
  const [isWritten, setIsWritten] = useState(true)
  const reportLost = useContext(LostPartContext)
  useEffect(() => {
    const end = isWritten ? expectTakeover() : () => {}
    const isLost = () => {
      reportLost()
      end()
    }
    // in a turn of its own: to ask for its files takes a slow phone as long as to draw a frame
    const callOff = inOwnTurn(() => void load().catch(isLost))
    return () => {
      callOff()
      end()
    }
  }, [load, reportLost, isWritten])
  return (
    <HydratesLazily value={isWritten}>
      <Suspense>
        {children}
        <TakenOver onDone={setIsWritten} />
      </Suspense>
    </HydratesLazily>
  )
}

// what is opened inside from then on is opened by the browser
function TakenOver({ onDone }: { onDone: (isWritten: false) => void }) {
  useEffect(() => startTransition(() => onDone(false)), [onDone])
  return null
}
