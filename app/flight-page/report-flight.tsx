import { ReportLink } from "#features/reports/ui/report-link.tsx"

/** Below what is on offer: to say that it must not be. */
export function ReportFlight({ id }: { id: number }) {
  return (
    <p className="mt-4 text-center">
      <ReportLink subject="flight" id={id}>
        Flug melden
      </ReportLink>
    </p>
  )
}
