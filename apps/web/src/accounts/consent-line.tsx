import { fill } from '@ankur/content'
import { useLanguage } from '../platform/language.tsx'
import { hrefFor } from '../routes.ts'
import { accountsWords } from './accounts-words.ts'

/**
 * What a person agrees to by pressing the button right below it. The version of the notice, its language and the time
 * are stored with the account.
 */
export function ConsentLine() {
  const { language } = useLanguage()
  const accounts = accountsWords.use()
  return (
    <p className="entry__consent">
      {fill(accounts.consent, { button: accounts.create_account })}{' '}
      <a href={hrefFor('/privacy', language)}>{accounts.consent_link}</a>
    </p>
  )
}
