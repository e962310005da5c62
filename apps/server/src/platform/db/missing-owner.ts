const FOREIGN_KEY_VIOLATION = '23503'

/** Whether a row could not be stored because the account that it belongs to was deleted a moment ago. */
export function isMissingOwner(error: unknown): boolean {
  const { code, constraint } = (error ?? {}) as { code?: unknown; constraint?: unknown }
  return code === FOREIGN_KEY_VIOLATION && typeof constraint === 'string' && constraint.endsWith('_user_id_fkey')
}
