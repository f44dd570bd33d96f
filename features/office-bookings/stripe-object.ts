/** Which page of Stripe's dashboard shows an object, by the beginning of its id. */
const PAGES: Readonly<Record<string, string>> = {
  pi: "payments",
  ch: "payments",
  py: "payments",
  dp: "disputes",
  du: "disputes",
  tr: "connect/transfers",
}

const DASHBOARD = "https://dashboard.stripe.com"
const ID = /^([a-z]{2,4})_[A-Za-z0-9_]+$/

/** Where Stripe's dashboard shows one of its objects; null for what is none of Stripe's. */
export function stripeObjectUrl(id: string, { isTest }: { isTest: boolean }): string | null {
  const [, kind = ""] = ID.exec(id) ?? []
  if (kind === "") return null
  const mode = isTest ? "/test" : ""
  const page = PAGES[kind]
  // what has no page of its own is found by its id
  return page ? `${DASHBOARD}${mode}/${page}/${id}` : `${DASHBOARD}${mode}/search?query=${id}`
}
