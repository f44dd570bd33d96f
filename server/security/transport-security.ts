/**
 * A year, for every name below ours as well: none of them may be a way in without encryption.
 * It goes out always. Browsers heed it over https alone (RFC 6797, 8.1).
 */
export const STRICT_TRANSPORT_SECURITY = "max-age=31536000; includeSubDomains"
