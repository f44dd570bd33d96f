import type { ReactNode } from "react"
import { formatLongDay } from "#platform/time.ts"
import type { Moment } from "../album-view.ts"
import { momentPath } from "../memory-paths.ts"

interface MomentsProps {
  moments: readonly Moment[]
  heading: ReactNode
  report: (moment: Moment) => ReactNode
}

/** Photos of former flights that everybody who is in them lets be seen; without names. */
export function Moments({ moments, heading, report }: MomentsProps) {
  if (moments.length === 0) return null
  return (
    <section aria-labelledby="momente">
      {heading}
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-3">
        {moments.map((moment) => {
          const { id, photoId, flightTitle, departsAt, timeZone } = moment
          const day = formatLongDay(new Date(departsAt), timeZone)
          return (
            <li key={id} className="min-w-0">
              <img
                src={momentPath(photoId, 480)}
                srcSet={`${momentPath(photoId, 480)} 480w, ${momentPath(photoId, 1280)} 1280w`}
                sizes="(min-width: 45rem) 20rem, 50vw"
                alt={`Foto von Bord: ${flightTitle}`}
                width={moment.width}
                height={moment.height}
                loading="lazy"
                className="aspect-[3/2] h-auto w-full rounded-panel border border-line bg-sunken object-cover"
              />
              <div className="mt-1 flex items-start justify-between gap-2">
                <p className="min-w-0 pt-2 text-fine text-ink2">
                  {flightTitle}, {day}
                </p>
                {report(moment)}
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
