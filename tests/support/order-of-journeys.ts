import { createHash } from "node:crypto"
import { BaseSequencer, type TestSpecification } from "vitest/node"

/** They go through dozens of pages each. */
const LONGEST = ["pages", "cockpit-pages", "search-engines", "keyboard"]

/**
 * The longest files come first, so that no worker is left alone with one at the end. With
 * `--sequence.shuffle` files come in an order of which the seed alone decides.
 */
export class OrderOfJourneys extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const { shuffle, seed } = this.ctx.config.sequence
    const given = await super.sort(files)
    if (shuffle !== true) return [...given.filter(isLong), ...given.filter((file) => !isLong(file))]
    const drawn = ({ moduleId }: TestSpecification) =>
      createHash("sha256").update(`${seed} ${moduleId}`).digest("hex")
    return given.toSorted((one, other) => (drawn(one) < drawn(other) ? -1 : 1))
  }
}

function isLong({ moduleId }: TestSpecification) {
  return LONGEST.some((name) => moduleId.endsWith(`/journeys/${name}.test.ts`))
}
