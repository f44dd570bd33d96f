import type { ListQuery } from "#platform/list-address.ts"

const CHOICES = {
  sort: {
    hilfreich: "Hilfreichste zuerst",
    neueste: "Neueste zuerst",
    beste: "Beste zuerst",
    kritisch: "Kritischste zuerst",
  },
} as const

/** The reviews of a pilot below a page: every order and every search has an address. */
export function reviewListAt(path: string) {
  return { path, choices: CHOICES } as const
}

export type ReviewListQuery = ListQuery<ReturnType<typeof reviewListAt>>
export type ReviewSort = ReviewListQuery["sort"]

/** Where the list stands on its page, so that another order does not lead to its top. */
export const REVIEWS_ID = "bewertungen"

/** Whether a page shows its reviews in another way than it usually does. */
export function isUsualReviewList({ sort, search, page }: ReviewListQuery): boolean {
  return sort === "hilfreich" && search === "" && page === 1
}

/** Fewer are read at a glance: no order to choose, nothing to search. */
export const SEARCHABLE_FROM = 4
