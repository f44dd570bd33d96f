/** Where a page stands, as React Router tells every `meta` function. */
export interface PageAt {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  location: { pathname: string }
}

/** The address under which the world reaches us; the root route brings it to every page. */
export function publicUrlOf({ matches }: Pick<PageAt, "matches">): string {
  const root = matches.find((match) => match?.id === "root")?.loaderData
  const isKnown = typeof root === "object" && root !== null && "publicUrl" in root
  // without the root's data there is an error page, and that has no address
  return isKnown && typeof root.publicUrl === "string" ? root.publicUrl : ""
}
