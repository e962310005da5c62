import type { NoticeContent } from '../../platform/frame/notices.ts'
import { isOwnPath } from '../../platform/session/return-path.ts'
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

/** What shows that the password of the account was chosen by whoever holds the mail; asked of a first confirmation only. */
export type Proof =
  | { readonly kind: 'unasked' }
  /** A session of the account, or the secret of its sign-up, in this browser. */
  | { readonly kind: 'this browser'; readonly email: string }
  | { readonly kind: 'password'; readonly password: string }
  /** There is none: whatever password the account has is taken away. */
  | { readonly kind: 'none' }

/** 'not yours': the proof does not fit, the link is unused. A change of address opens no session before both have agreed. */
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
  // The client sends on whatever fields it is given.
  const fields = { token_hash: tokenHash, type, ...shown }
  const { data, error } = await auth.verifyOtp(fields)
  if (error?.code === 'invalid_credentials' || (error?.code === 'bad_jwt' && 'access_token' in shown)) return 'not yours'
  if (error) return failureNotice(error, notices)
  if (!data.session) return 'half'
  forgetSignUpSecret()
  // Somebody else was signed in here: on this phone that is over.
  if (before && before.user.id !== data.session.user.id) void auth.admin.signOut(before.access_token, 'local')
  return 'signed in'
}

/** Null where this browser has nothing to show. */
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
