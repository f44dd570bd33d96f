import { classNames } from "#ui/style/class-names.ts"

/**
 * Cards that stand beside each other on a phone and are pushed sideways, one edge of the next in
 * sight; from 720 px on whatever `wide` says. The list scrolls, never the page.
 */
export function snapRow(wide: string): string {
  return classNames(
    "max-md:-mx-gutter max-md:flex max-md:snap-x max-md:snap-mandatory max-md:scroll-px-gutter max-md:gap-4 max-md:overflow-x-auto max-md:px-gutter max-md:pb-2 max-md:scrollbar-none",
    "max-md:*:w-[84%] max-md:*:shrink-0 max-md:*:snap-start",
    wide,
  )
}
