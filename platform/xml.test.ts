import { expect, test } from "vitest"
import { element, toXmlDocument, toXmlText } from "./xml.ts"

test("a document has its declaration, its elements in order, and its attributes", () => {
  const root = element("a", [element("b", "1", { unit: "EUR" }), element("c", [])])
  expect(toXmlDocument(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a><b unit="EUR">1</b><c></c></a>\n',
  )
})

test("what people typed stays text, in elements and attributes", () => {
  const typed = `Müller & Söhne <"GmbH">'\u0007`
  expect(toXmlText(element("n", typed, { of: typed }))).toBe(
    '<n of="Müller &amp; Söhne &lt;&quot;GmbH&quot;&gt;&apos;">Müller &amp; Söhne &lt;&quot;GmbH&quot;&gt;&apos;</n>',
  )
})
