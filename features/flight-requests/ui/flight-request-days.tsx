import { DateField } from "#ui/forms/date-field.tsx"

type DayName = "firstDay" | "lastDay"

interface FlightRequestDaysProps {
  /** What each begins with. */
  defaults: Readonly<Record<DayName, string>>
  /** The first and the last day that may be chosen. */
  within: { min: string; max: string }
  problems: Readonly<Partial<Record<DayName, string | undefined>>>
  /** Of a field that is being put right. */
  forget: (field: DayName) => void
}

/** The days of a flight request: one, or the first and the last of some. What is chosen above says which of them show. */
export function FlightRequestDays({ defaults, within, problems, forget }: FlightRequestDaysProps) {
  return (
    <>
      <div className="hidden group-has-[[name=days][value=day]:checked]/gesuch:block sm:max-w-64">
        <DateField
          {...within}
          label="Tag"
          name="day"
          defaultValue={defaults.firstDay}
          error={problems.firstDay}
          onChange={() => forget("firstDay")}
        />
      </div>
      <div className="hidden items-start gap-x-4 gap-y-5 group-has-[[name=days][value=window]:checked]/gesuch:grid sm:grid-cols-2">
        <DateField
          {...within}
          label="Erster Tag"
          name="firstDay"
          defaultValue={defaults.firstDay}
          error={problems.firstDay}
          onChange={() => forget("firstDay")}
        />
        <DateField
          {...within}
          label="Letzter Tag"
          name="lastDay"
          defaultValue={defaults.lastDay}
          error={problems.lastDay}
          onChange={() => forget("lastDay")}
        />
      </div>
    </>
  )
}
