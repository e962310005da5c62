import type { NoticeContent } from '../../platform/frame/notices.ts'
import { isOwnPath } from '../../platform/navigation.ts'
import { openBackend, storedPerson, type Backend } from '../../platform/session/session.ts'
import { failureNotice } from '../auth-failure.ts'
import { forgetSignUpSecret, signUpSecret } from '../sign-up-secret.ts'

const linkTypes = ['signup', 'invite', 'magiclink', 'recovery', 'email_change', 'email'] as const

export interface ConfirmLink {
  readonly tokenHash: string
  readonly type: (typeof linkTypes)[number]
  readonly next: string
}

export function readLink(search: string): ConfirmLink | null {
  const query = new URLSearchParams(search)
  const tokenHash = query.get('token_hash')
  const type = linkTypes.find((each) => each === query.get('type'))
  const next = query.get('next') ?? ''
  return tokenHash && type ? { tokenHash, type, next: isOwnPath(next) ? next : '/dashboard' } : null
}

/** Proof that the owner of the mail chose the account's password; only needed for a first confirmation. */
export type Proof =
  | { readonly kind: 'unasked' }
  /** A session of the account, or the secret of its sign-up, in this browser. */
  | { readonly kind: 'this browser'; readonly email: string }
  | { readonly kind: 'password'; readonly password: string }
  /** There is no proof: the account's password is removed. */
  | { readonly kind: 'none' }

/**
 * 'not yours': the proof does not match, the link is unused. A change of address opens no session before both have
 * confirmed.
 */
type VerifyResult = 'signed in' | 'half' | 'not yours' | NoticeContent

export async function verify(
  { tokenHash, type }: ConfirmLink,
  proof: Proof,
  notices: Parameters<typeof failureNotice>[1],
): Promise<VerifyResult> {
  const { auth } = await openBackend()
  const shown = await fieldsOf(auth, proof)
  if (shown === null) return 'not yours'
  const before = (await auth.getSession()).data.session
  // The client passes on any fields it is given.
  const fields = { token_hash: tokenHash, type, ...shown }
  const { data, error } = await auth.verifyOtp(fields)
  if (error?.code === 'invalid_credentials' || (error?.code === 'bad_jwt' && 'access_token' in shown)) return 'not yours'
  if (error) return failureNotice(error, notices)
  if (!data.session) return 'half'
  forgetSignUpSecret()
  // Another user was signed in here: that session is ended on this phone.
  if (before && before.user.id !== data.session.user.id) void auth.admin.signOut(before.access_token, 'local')
  return 'signed in'
}

/** Null when this browser has no proof. */
async function fieldsOf(auth: Backend['auth'], proof: Proof): Promise<Record<string, string | boolean> | null> {
  switch (proof.kind) {
    case 'unasked':
      return {}
    case 'password':
      return proof.password === '' ? null : { password: proof.password }
    case 'none':
      return { without_password: true }
    case 'this browser': {
      const session = (await auth.getSession()).data.session
      const isOwn = storedPerson()?.email.toLowerCase() === proof.email.toLowerCase()
      if (session && isOwn) return { access_token: session.access_token }
      const secret = signUpSecret()
      return secret === '' ? null : { sign_up_secret: secret }
    }
  }
}
