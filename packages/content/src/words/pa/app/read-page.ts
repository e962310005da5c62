import type { readPage as english } from '../../en/app/read-page.ts'
import type { Words } from '../../words.ts'

export const readPage: Words<typeof english> = {
  english_only: 'ਇਹ ਪੰਨਾ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹੈ।',
  needs_script: 'ਅੰਕੁਰ ਦੇ ਇਸ ਹਿੱਸੇ ਲਈ JavaScript ਚਾਹੀਦੀ ਹੈ। ਕਿਰਪਾ ਕਰਕੇ ਇਸ ਨੂੰ ਆਪਣੇ ਬ੍ਰਾਊਜ਼ਰ ਵਿੱਚ ਚਾਲੂ ਕਰੋ, ਜਾਂ ਹੋਰ ਬ੍ਰਾਊਜ਼ਰ ਵਰਤੋ।',
}
