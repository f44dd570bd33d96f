import { HtmlValidate, StaticConfigLoader } from "html-validate"

/**
 * What html-validate looks for: everything that it recommends, but for matters of taste that are
 * valid HTML and that React, our renderer, decides in its own way.
 */
const rules = {
  // React writes charSet, autoComplete, maxLength; HTML ignores the case of a name
  "attr-case": "off",
  // React closes void elements; HTML allows the stroke
  "void-style": "off",
  // React writes `checked=""`, which is how HTML serialises it
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  // a caller and the component that it fills may ask for the same class
  "no-dup-class": "off",
  // style attributes carry positions of drawn things; the content policy allows nothing more
  "no-inline-style": "off",
  // ids of React (`_R_1_`) and of headings („1-worum-es-geht“) are ids by today's standard
  "valid-id": ["error", { relaxed: true }],
  // HTML knows no longest title, and a flight's begins with what its pilot wrote
  "long-title": "off",
  // a field without type is a text field, as the standard says
  "no-implicit-input-type": "off",
  // forms whose fields and button are elsewhere (`form="…"`) submit all the same
  "wcag/h32": "off",
  // a name on a description list is allowed and announced
  "aria-label-misuse": ["error", { allowAnyNamable: true }],
  // a day of a calendar is a button inside a cell of a grid (react-aria); both roles are on elements
  // that the pattern asks for (WAI-ARIA, grid), and Biome asks for real buttons everywhere else
  "prefer-native-element": ["error", { exclude: ["button"] }],
  "no-redundant-role": ["error", { exclude: ["gridcell"] }],
  // a button without type is valid; react-aria hides one, and Biome asks all of ours for a type
  "no-implicit-button-type": "off",
  // one question with several answers is several boxes with one name
  "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
} as const

const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ["html-validate:recommended"],
    rules: rules as never,
  }),
)

/** What is wrong with a document, one line per finding with the place where it begins. */
export async function htmlFindings(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const broken = results
    .flatMap(({ messages }) => messages)
    .map(
      ({ ruleId, message, offset }) => `${ruleId}: ${message} ${html.slice(offset, offset + 80)}`,
    )
  return [...broken, ...repeatedIds(html)]
}

/** html-validate does not look into drawings, and there an id given twice paints the wrong thing. */
function repeatedIds(html: string): string[] {
  const ids = [...html.matchAll(/<[a-zA-Z][^>]* id="([^"]+)"/g)].map(([, id]) => id)
  const repeated = new Set(ids.filter((id, index) => ids.indexOf(id) !== index))
  return [...repeated].map((id) => `id „${id}“ is there more than once`)
}
