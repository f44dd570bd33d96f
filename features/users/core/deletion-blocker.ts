/** Something that is still open and keeps an account from being deleted; each room names its own. */
export interface DeletionBlocker {
  /** A whole German sentence. */
  text: string
  /** Where the person can do something about it. */
  path: string
}
