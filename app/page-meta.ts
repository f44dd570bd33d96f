import type { MetaDescriptor } from "react-router"
import { type PageAt, publicUrlOf } from "#app/public-address.ts"
import { PRODUCT_NAME } from "#platform/product.ts"
import { CLAIM } from "./page-chrome/site-links.ts"

export interface PageMeta {
  /** Without the product's name; the title template adds it. */
  title?: string
  description?: string
  /** Keeps the page out of search engines. */
  isPrivate?: boolean
  /** Address of the picture that shows when somebody shares the page. */
  picture?: string
}

/** Shown where a page has no picture of its own. */
const USUAL_PICTURE = "/teilen/start.png"
const PICTURE_SIZE = { width: "1200", height: "630" }

/**
 * Title (page, bullet, product; only the product where a page has no title) and description; for a
 * public page, which says where it stands, also its one address and what shows when it is shared.
 *
 * One address per page: no parameter of the storefront changes what a page is about, so the
 * canonical address never has any. Where parameters make another page (the search and its filters)
 * that page is private: who looks for flights from a place shall find the region's page.
 */
export function pageMeta(page: PageMeta, at?: PageAt): MetaDescriptor[] {
  const { title, description, isPrivate } = page
  return [
    { title: title ? `${title} • ${PRODUCT_NAME}` : PRODUCT_NAME },
    ...(description ? [{ name: "description", content: description }] : []),
    ...(isPrivate ? [{ name: "robots", content: "noindex" }] : []),
    ...(at && !isPrivate ? canonicalLink(at) : []),
    ...(import.meta.env.SSR && at ? sharingTags(page, at) : []),
  ]
}

function canonicalLink(at: PageAt): MetaDescriptor[] {
  return [{ tagName: "link", rel: "canonical", href: publicUrlOf(at) + at.location.pathname }]
}

/**
 * Open Graph and what Twitter names differently. Like everything else for programs (JSON-LD) it is
 * written by the server only: they read the document and never click, so browsers need not load it.
 */
function sharingTags({ title, description, picture }: PageMeta, at: PageAt): MetaDescriptor[] {
  const origin = publicUrlOf(at)
  const name = title ?? `${PRODUCT_NAME}: ${CLAIM}`
  const properties = {
    "og:type": "website",
    "og:site_name": PRODUCT_NAME,
    "og:locale": "de_DE",
    "og:title": name,
    "og:description": description ?? CLAIM,
    "og:url": origin + at.location.pathname,
    "og:image": origin + (picture ?? USUAL_PICTURE),
    "og:image:type": "image/png",
    "og:image:width": PICTURE_SIZE.width,
    "og:image:height": PICTURE_SIZE.height,
    "og:image:alt": name,
  }
  return [
    ...Object.entries(properties).map(([property, content]) => ({ property, content })),
    { name: "twitter:card", content: "summary_large_image" },
  ]
}
