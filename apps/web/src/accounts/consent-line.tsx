import { useLanguage } from '../platform/language.tsx'
import { hrefFor } from '../routes.ts'
import { accountsWords } from './accounts-words.ts'

/** What signing up means, said under the button. The version of this notice is stored with the account. */
export function ConsentLine() {
  const { language } = useLanguage()
  const accounts = accountsWords.use()
  return (
    <p className="entry__consent">
      {accounts.consent} <a href={hrefFor('/privacy', language)}>{accounts.consent_link}</a>
    </p>
  )
}
