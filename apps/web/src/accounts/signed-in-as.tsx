import { fill } from '@ankur/content'
import { useWords } from '../platform/language.tsx'
import { useAuth } from './auth-provider.tsx'

/** Whose account answers go to, on the pages that send any. */
export function SignedInAs() {
  const { screening } = useWords()
  const { user } = useAuth()
  if (!user?.email) return null
  return <p className="muted signed-in-as">{fill(screening.signed_in_as, { email: user.email })}</p>
}
