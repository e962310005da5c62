import { useLanguage } from '../platform/language.tsx'
import { hrefFor } from '../routes.ts'

/** What signing up means, said under the button. The version of this notice is stored with the account. */
export function ConsentLine() {
  const { language, words } = useLanguage()
  return (
    <p className="entry__consent">
      {words.accounts.consent} <a href={hrefFor('/privacy', language)}>{words.accounts.consent_link}</a>
    </p>
  )
}
