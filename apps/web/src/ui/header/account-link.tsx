import { useSiteWords } from '../site-words.tsx'
import type { HeaderProps } from './header-props.ts'

/** Sign in, or Dashboard. If the state is not known at build time, both are in the page and CSS shows one. */
export function AccountLink({ signedIn }: Pick<HeaderProps, 'signedIn'>) {
  const words = useSiteWords()
  if (signedIn === undefined) {
    return (
      <>
        <a className="account-link account-link--out" href="/sign-in">
          {words.sign_in}
        </a>
        <a className="account-link account-link--in" href="/dashboard">
          {words.dashboard}
        </a>
      </>
    )
  }
  return (
    <a className="account-link" href={signedIn ? '/dashboard' : '/sign-in'}>
      {signedIn ? words.dashboard : words.sign_in}
    </a>
  )
}

/** In the menu: leads to the section of the dashboard that asks what to do with the answers on the device. */
export function SignOutLink({ signedIn }: Pick<HeaderProps, 'signedIn'>) {
  const words = useSiteWords()
  if (signedIn === false) return null
  return (
    <a className={signedIn ? 'account-link' : 'account-link account-link--in'} href="/dashboard#sign-out">
      {words.sign_out}
    </a>
  )
}
