import { Notice } from "#ui/feedback/notice.tsx"

/** The parameters that could not be used; the results below are those of the nearest valid search. */
export function WordComplaints({ errors }: { errors: Partial<Record<string, string>> }) {
  const complaints = [...new Set(Object.values(errors))]
  if (complaints.length === 0) return null
  return (
    <div className="mb-5">
      <Notice tone="warn" isAlert>
        {complaints.length === 1 ? (
          complaints[0]
        ) : (
          <ul className="space-y-1">
            {complaints.map((complaint) => (
              <li key={complaint}>{complaint}</li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  )
}
