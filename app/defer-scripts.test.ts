import { text } from "node:stream/consumers"
import fc from "fast-check"
import { expect, test } from "vitest"
import { deferScripts } from "./defer-scripts.ts"

const PAGE = `<head><link rel="preload" href="/a.woff2"/></head><body><p>Grüße aus Köln – 5 &lt; 6</p>
<link rel="modulepreload" href="/assets/a.js"/><link rel="modulepreload" href="/assets/b.js"/>
<script nonce="x">const text = "type=module"</script><script nonce="x" type="module" async="">import "/assets/a.js"</script></body>`

const HELD = `<head><link rel="preload" href="/a.woff2"/></head><body><p>Grüße aus Köln – 5 &lt; 6</p>
<link rel="modulepreload" media="not all" href="/assets/a.js"/><link rel="modulepreload" media="not all" href="/assets/b.js"/>
<script nonce="x">const text = "type=module"</script><script nonce="x" type="text/held-module" async="">import "/assets/a.js"</script></body>`

test("wherever a page is torn into pieces, its modules are held back and nothing else changes", async () => {
  const bytes = Buffer.from(PAGE)
  const cuts = fc.uniqueArray(fc.integer({ min: 1, max: bytes.length - 1 }), { maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      const ends = [...places.toSorted((one, other) => one - other), bytes.length]
      const stream = deferScripts()
      let from = 0
      for (const to of ends) {
        stream.write(bytes.subarray(from, to))
        from = to
      }
      stream.end()
      expect(await text(stream)).toBe(HELD)
    }),
  )
})
