/** What of a form differs from what is saved, so that another tab's change is not undone. */
export function changedFields<Values extends object>(
  saved: Values,
  values: Values,
): Partial<Values> {
  const isChanged = (field: string) =>
    JSON.stringify(values[field as keyof Values]) !== JSON.stringify(saved[field as keyof Values])
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => isChanged(field)),
  ) as Partial<Values>
}
