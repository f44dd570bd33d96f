/** The ground of both themes, for what colours the browser's own frame; as `--ground` in themes.css. */
export const THEME_COLOURS = { light: "#f5f7fb", dark: "#0b1024" } as const
