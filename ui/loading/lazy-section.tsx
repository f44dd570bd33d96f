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
import { LostPartContext } from "./lazy-part.tsx"
import { expectTakeover } from "./takeover.ts"
import { HydratesLazily, isOpenedByBrowser } from "./use-hydrated.ts"

interface Section<Props> {
  load: () => Promise<ComponentType<Props>>
  /** In the browser it suspends until its script is here. */
  part: ComponentType<Props>
}

/** For `LazySection`; stands at the top of a module, so that the server has it before it is asked. */
export function sectionFrom<Props>(load: () => Promise<ComponentType<Props>>): Section<Props> {
  const loaded = async () => ({ default: await load().catch(() => new Promise<never>(() => {})) })
  const section: Section<Props> = { load, part: lazy(loaded) }
  if (import.meta.env.SSR) {
    // what a server has to wait for takes script to be seen
    void load().then((part) => {
      section.part = part
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
 */
export function LazySection<Props extends object>({ section, given }: LazySectionProps<Props>) {
  const { load, part } = section
  const reportLost = useContext(LostPartContext)
  useEffect(() => void load().catch(reportLost), [load, reportLost])
  return <Takeover load={load}>{createElement(part, given as Props)}</Takeover>
}

interface TakeoverProps {
  load: () => Promise<unknown>
  children: ReactNode
}

function Takeover({ load, children }: TakeoverProps) {
  const isInsideLate = useContext(HydratesLazily)
  const [isWritten, setIsWritten] = useState(() => isInsideLate || !isOpenedByBrowser())
  useEffect(() => {
    if (!isWritten) return
    const end = expectTakeover()
    load().catch(end)
    return end
  }, [load, isWritten])
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
