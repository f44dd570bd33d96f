import familjen from "@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url"
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url"

/** The two faces above the fold, for `<link rel="preload" as="font" type="font/woff2" crossorigin>`. */
export const fontsToPreload: readonly string[] = [familjen, figtree]
