import { formatPersonCount, MAX_PERSONS } from "../search-query.ts"

const COUNTS = Array.from({ length: MAX_PERSONS }, (_, index) => index + 1)

/** How many fly along; bare, as part of a search box. */
export function PersonsChoice({ value }: { value?: string }) {
  return (
    <label className="block">
      <span className="block text-fine font-semibold text-ink3">Wer?</span>
      <select
        name="personen"
        defaultValue={value || "1"}
        className="field-control h-7 w-full appearance-none rounded-field bg-surface"
      >
        {COUNTS.map((count) => (
          <option key={count} value={count}>
            {formatPersonCount(count)}
          </option>
        ))}
      </select>
    </label>
  )
}
