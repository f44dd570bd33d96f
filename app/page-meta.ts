import type { MetaDescriptor } from "react-router"
import { PRODUCT_NAME } from "#platform/product.ts"

interface PageMeta {
  /** Without the product's name; the title template adds it. */
  title?: string
  description?: string
  /** Keeps the page out of search engines. */
  isPrivate?: boolean
}

/** Title (page, bullet, product; only the product where a page has no title) and description. */
export function pageMeta({ title, description, isPrivate }: PageMeta): MetaDescriptor[] {
  return [
    { title: title ? `${title} • ${PRODUCT_NAME}` : PRODUCT_NAME },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(isPrivate ? [{ name: "robots", content: "noindex" }] : []),
  ]
}
