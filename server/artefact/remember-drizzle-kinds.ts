import type { Plugin } from "vite"

const FILE = "/drizzle-orm/entity.js"

/** Where Drizzle 0.45 begins to climb up the classes of a value, after it has looked whether it is one of the asked kind. */
const CLIMB = "let cls = Object.getPrototypeOf(value).constructor;"

const REMEMBERED = `const kind = Object.getPrototypeOf(value).constructor;
  if (!kind) return false;
  let answers = climbed.get(kind);
  if (!answers) climbed.set(kind, (answers = new Map()));
  let answer = answers.get(type);
  if (answer === undefined) answers.set(type, (answer = climb(kind, type)));
  return answer;
}
const climbed = new WeakMap();
function climb(cls, type) {`

/**
 * Drizzle asks of every part of a statement and of every field of its rows what kind it is, and climbs up all classes of
 * what is of another kind: a tenth of the time of a page with many statements. Two classes never change what they are to
 * each other, so in the server build each is asked once (decision 87).
 */
export function rememberDrizzleKinds(): Plugin {
  let isFound = false
  return {
    name: "remember-drizzle-kinds",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: /\/drizzle-orm\/entity\.js$/ },
      handler: (code) => {
        isFound = code.includes(CLIMB)
        return code.replace(CLIMB, REMEMBERED)
      },
    },
    generateBundle() {
      if (!isFound) this.error(`${FILE} does not climb up classes any more`)
    },
  }
}
