/** What a call to Stripe carries: `a[b][0][c]=d`, read into objects; lists stay objects by their index. */
export interface FormBody {
  [name: string]: string | FormBody
}

export function parseFormBody(text: string): FormBody {
  const body: FormBody = {}
  for (const [path, value] of new URLSearchParams(text)) {
    const names = path.split(/[[\]]+/).filter((name) => name !== "")
    const last = names.pop()
    if (last === undefined) continue
    let place = body
    for (const name of names) {
      const inner = place[name]
      if (typeof inner === "object") place = inner
      else {
        const next: FormBody = {}
        place[name] = next
        place = next
      }
    }
    place[last] = value
  }
  return body
}

export function textAt(body: FormBody, ...path: string[]): string | undefined {
  let value: string | FormBody | undefined = body
  for (const name of path) value = typeof value === "object" ? value[name] : undefined
  return typeof value === "string" ? value : undefined
}

export function textsAt(body: FormBody, name: string): Record<string, string> {
  const value = body[name]
  if (typeof value !== "object") return {}
  return Object.fromEntries(
    Object.entries(value).filter((entry) => typeof entry[1] === "string"),
  ) as Record<string, string>
}
