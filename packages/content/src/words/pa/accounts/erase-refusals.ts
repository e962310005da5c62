import type { eraseRefusals as english } from '../../en/accounts/erase-refusals.ts'
import type { Words } from '../../words.ts'

export const eraseRefusals: Words<typeof english> = {
  wrong_password: 'ਪਾਸਵਰਡ ਸਹੀ ਨਹੀਂ ਹੈ। ਕੁਝ ਵੀ ਨਹੀਂ ਮਿਟਾਇਆ ਗਿਆ।',
  no_password: 'ਤੁਹਾਡੇ ਖਾਤੇ ਦਾ ਹਾਲੇ ਕੋਈ ਪਾਸਵਰਡ ਨਹੀਂ ਹੈ। ਪਹਿਲਾਂ ਸਾਈਨ ਇਨ ਪੰਨੇ ਉੱਤੇ "ਪਾਸਵਰਡ ਭੁੱਲ ਗਏ?" ਨਾਲ ਇੱਕ ਚੁਣੋ, ਫਿਰ ਖਾਤਾ ਮਿਟਾਓ।',
}
