/**
 * The only source of the present in the product. The server moves it with TEST_CLOCK
 * (`platform/server/test-clock.ts`), tests with `setClockSource`.
 */
let source: () => Date = () => new Date()

export const clock = {
  /** The present instant. */
  now(): Date {
    return source()
  },
}

/** Replaces the source of time; returns a function that restores the former one. */
export function setClockSource(next: () => Date): () => void {
  const former = source
  source = next
  return () => {
    source = former
  }
}
