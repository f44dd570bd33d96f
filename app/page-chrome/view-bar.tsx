import { useEffect } from "react"
import { END_VIEW_PATH, type ShownView } from "#features/person-views/shown-view.ts"
import { formatTime, HOME_ZONE } from "#platform/time.ts"

/** Over every page while somebody of the back office sees it as another person does. */
export function ViewBar({ name, endsAt }: ShownView) {
  useEffect(() => {
    const left = new Date(endsAt).getTime() - Date.now()
    const timer = setTimeout(() => window.location.reload(), Math.max(left, 0))
    return () => clearTimeout(timer)
  }, [endsAt])
  return (
    <aside
      aria-label="Ansicht der Verwaltung"
      className="sticky top-0 z-50 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 bg-ink px-gutter py-1 text-ground print:static"
    >
      <p className="flex min-w-0 items-center gap-2 text-ui">
        <span className="min-w-0 wrap-anywhere">
          Du siehst Aufwind als <strong>{name}</strong>, nur lesend, bis{" "}
          {formatTime(new Date(endsAt), HOME_ZONE)} Uhr.
          <span className="max-md:hidden">
            {" "}
            Nachrichten, Nachweise, Gewichte und Bankdaten sind ausgeblendet.
          </span>
        </span>
      </p>
      <form method="post" action={END_VIEW_PATH}>
        <button
          type="submit"
          className="min-h-11 rounded-badge px-2 font-semibold underline underline-offset-4"
        >
          Ansicht beenden
        </button>
      </form>
    </aside>
  )
}
