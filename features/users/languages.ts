const names = new Intl.DisplayNames("de-DE", { type: "language" })

/** „Deutsch, Englisch“ for the language tags of an account. */
export function languageNames(tags: readonly string[]): string {
  return tags.map((tag) => names.of(tag) ?? tag).join(", ")
}
