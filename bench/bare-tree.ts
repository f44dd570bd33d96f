import type { Browser } from "playwright-core"

/** An element of a document as React's `createElement` takes it. */
export interface BareElement {
  tag: string
  attributes: Record<string, string | Record<string, string>>
  /** In the place of children: what stands in scripts, in styles and for who runs no script. */
  markup?: string
  children: (BareElement | string)[]
}

/** The elements of a document; a browser reads it, and runs nothing of it. */
export async function bareTreeOf(browser: Browser, html: string): Promise<BareElement> {
  const page = await browser.newPage()
  try {
    return await page.evaluate((text) => {
      const read = (element: Element): BareElement => {
        const attributes: BareElement["attributes"] = {}
        for (const { name, value } of element.attributes) {
          if (name === "style") {
            const { style } = element as HTMLElement
            attributes.style = Object.fromEntries(
              Array.from(style, (property) => [property, style.getPropertyValue(property)]),
            )
          } else if (!name.startsWith("on")) {
            attributes[name === "class" ? "className" : name] = value
          }
        }
        const tag = element.localName
        if (element instanceof HTMLTextAreaElement) {
          return { tag, attributes: { ...attributes, defaultValue: element.value }, children: [] }
        }
        if (["script", "style", "noscript"].includes(tag)) {
          return { tag, attributes, markup: element.innerHTML, children: [] }
        }
        const children = [...element.childNodes].flatMap((child): BareElement["children"] => {
          if (child instanceof Element) return [read(child)]
          return child instanceof Text ? [child.data] : []
        })
        return { tag, attributes, children }
      }
      return read(new DOMParser().parseFromString(text, "text/html").documentElement)
    }, html)
  } finally {
    await page.close()
  }
}
