import type { shareRefusals as english } from '../../en/reports/share-refusals.ts'
import type { Words } from '../../words.ts'

export const shareRefusals: Words<typeof english> = {
  share_pin_missing: 'ਇਸ ਲਿੰਕ ਲਈ ਪਿੰਨ ਚਾਹੀਦਾ ਹੈ।',
  share_pin_wrong: 'ਇਹ ਪਿੰਨ ਸਹੀ ਨਹੀਂ ਹੈ।',
  share_opens_once: 'ਇਹ ਲਿੰਕ ਸਿਰਫ਼ ਇੱਕ ਵਾਰ ਖੁੱਲ੍ਹਦਾ ਹੈ।',
}
