/** What somebody brought, or what is drawn for others, may do nothing at all when it is opened by itself. */
export const INERT_FILE_POLICY =
  "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'"
