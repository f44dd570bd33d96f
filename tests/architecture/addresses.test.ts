import { readFileSync } from "node:fs"
import { expect, test } from "vitest"
import { retypedAddresses } from "./built-addresses.ts"
import { sourceFiles } from "./source-files.ts"

const RETYPED = `
const page = \`/de/flug/\${id}\`
go(\`\${env().PUBLIC_URL}/de/suche?ort=\${town}\`)
const url = () => "/api/flights/" + id + "/pause"
to(\`\${PLANES_PATH}/\${id}\`, \`\${USER_LIST.path}?seite=\${page}\`)
const go = () => { const path = \`/de/flug/\${id}\` }
`

const BUILT = `
export function flightPath(id: number) { return \`/de/flug/\${id}\` }
const photoPath = (id: number) => \`\${FLIGHTS_PATH}/\${id}/foto\`
to(\`\${SETTINGS_PATH}#daten\`, \`/de/widerruf#\${FORM_ID}\`, "/de/" + NAME)
to(\`\${flightPath(id)}?personen=2\`, \`/desk/\${id}\`)
`

test("an address with a parameter is found however it is put together, but not in its builder", () => {
  expect(retypedAddresses("retyped.ts", RETYPED)).toHaveLength(6)
  expect(retypedAddresses("built.ts", BUILT)).toEqual([])
})

test("addresses with a parameter are put together by builders and by the functions of calls", () => {
  const files = sourceFiles(/^(?:app|content|features|illustrations|platform|server|ui)\//).filter(
    // a file of calls has one function for each, and nothing else
    (file) => !/\.test\.tsx?$|-calls?\.ts$/.test(file),
  )
  expect(files.length).toBeGreaterThan(1000)
  const retyped = files.flatMap((file) =>
    retypedAddresses(file, readFileSync(file, "utf8")).map((address) => `${file}: ${address}`),
  )
  expect(retyped).toEqual([])
})
