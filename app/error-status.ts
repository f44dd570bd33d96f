import { isRouteErrorResponse } from "react-router"

/** Of whatever a page has thrown; what is no answer is a fault of ours. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}
