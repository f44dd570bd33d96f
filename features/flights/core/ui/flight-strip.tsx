import { AircraftMark } from "#illustrations/marks.tsx"
import { VisuallyHidden } from "#ui/elements/visually-hidden.tsx"
import { classNames } from "#ui/style/class-names.ts"

type StripEnd = {
  /** „09:30“, „Sa 09:30“ or, for open dates, „Sa–So“. */
  time: string
  /** ICAO code; absent where the place is named beside the strip. */
  code?: string
  /** What the place is called; stands before its code. */
  name?: string
  /** Said before it; „Ab“ and „An“ where it is an hour. */
  spoken?: string
}

type FlightStripProps = {
  from: StripEnd
  to: StripEnd
  /** Duration, kind or distance: „1 h 40“, „Rundflug 45 min“. */
  middle: string
  /** A small aircraft flies the course once, when the strip has come. */
  isFlownOnce?: boolean
}

/** Where the ends leave it no room, the course stands below them. */
const BARE = {
  strip: "@max-[19rem]:flex-wrap @max-[19rem]:justify-between",
  course: "@max-[19rem]:order-last @max-[19rem]:basis-full",
}
const WITH_NAMES = {
  strip: "@max-[23rem]:flex-wrap @max-[23rem]:justify-between",
  course: "@max-[23rem]:order-last @max-[23rem]:basis-full",
}

/** How a flight always reads: departure, dotted course, arrival. Hairlines around it are its parent's. */
export function FlightStrip({ from, to, middle, isFlownOnce = false }: FlightStripProps) {
  const look = from.name || to.name ? WITH_NAMES : BARE
  return (
    <div className="@container">
      <div className={classNames("flex items-center gap-2.5", look.strip)}>
        <StripStop end={from} prefix="Ab" />
        <span
          className={classNames("relative flex min-w-0 flex-1 items-center gap-2", look.course)}
        >
          {isFlownOnce && <AircraftMark size={26} className="fly-course text-act" />}
          <span className="flex min-w-4 flex-1 items-center">
            <span className="size-[7px] shrink-0 rounded-full bg-act transition-transform duration-200 motion-safe:group-hover/card:translate-x-1.5" />
            <span className="course-across flex-1" />
          </span>
          <span className="text-center font-mono text-label text-ink3">{middle}</span>
          <span className="flex min-w-4 flex-1 items-center">
            <span className="course-across flex-1" />
            <span className="size-[7px] shrink-0 rounded-full bg-apricot" />
          </span>
        </span>
        <StripStop end={to} prefix="An" isEnd />
      </div>
    </div>
  )
}

type StripStopProps = { end: StripEnd; prefix: string; isEnd?: boolean }

function StripStop({ end, prefix, isEnd = false }: StripStopProps) {
  return (
    <span className={classNames("max-w-[40%] shrink-0 font-mono", isEnd && "text-end")}>
      <VisuallyHidden>{end.spoken ?? prefix} </VisuallyHidden>
      <span className="block text-h4 font-normal tracking-time whitespace-nowrap">{end.time}</span>
      {end.name && (
        <span className="mt-0.5 block font-sans text-fine wrap-anywhere text-ink2 hyphens-auto">
          {end.name}
        </span>
      )}
      {end.code && <span className="mt-0.5 block text-label text-ink3">{end.code}</span>}
    </span>
  )
}
