import type { readPage as english } from '../../en/app/read-page.ts'
import type { Words } from '../../words.ts'

export const readPage: Words<typeof english> = {
  english_only: 'ਇਹ ਪੰਨਾ ਅੰਗਰੇਜ਼ੀ ਵਿੱਚ ਹੈ।',
}
