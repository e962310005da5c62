export { browserKind } from './browser-kind.ts'
export { authErrors } from './auth-errors.ts'
export type { AuthError } from './auth-errors.ts'
export { parseEmailAddress } from './email-address.ts'
export type { EmailAddressResult } from './email-address.ts'
export {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  isPasswordTooLong,
  passwordWeaknesses,
  weakPasswordMessage,
} from './password-rules.ts'
export type { PasswordWeakness } from './password-rules.ts'
export { decideExchange, livingSince, sessionExpiry } from './refresh-rotation.ts'
export type { Exchange, SessionCounter } from './refresh-rotation.ts'
export type { AmrEntry, Factor, Identity, SessionAnswer, User, WeakPassword } from './session.ts'
export { beginAttempt, clearAttempts, noFailures } from './sign-in-limit.ts'
export type { Attempt, FailureShares } from './sign-in-limit.ts'
