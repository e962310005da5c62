import { fill } from '@ankur/content'
import { useWords } from '../platform/language.tsx'
import { useAuth } from './auth-provider.tsx'

/** The signed-in account, on pages that send answers. */
export function SignedInAs() {
  const { screening } = useWords()
  const { user } = useAuth()
  if (!user?.email) return null
  return <p className="muted signed-in-as">{fill(screening.signed_in_as, { email: user.email })}</p>
}
