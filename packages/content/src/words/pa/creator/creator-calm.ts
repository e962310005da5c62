import type { creatorCalm as english } from '../../en/creator/creator-calm.ts'
import type { Words } from '../../words.ts'

export const creatorCalm: Words<typeof english> = {
  close: 'ਬੰਦ ਕਰੋ',
  ways: 'ਗੇਮ ਕਿਵੇਂ ਚੱਲੇ',
  quiet: 'ਸ਼ਾਂਤ',
  quiet_is: 'ਆਵਾਜ਼ ਨਹੀਂ। ਹੌਲੀ ਚਾਲ। ਫਿੱਕੇ ਰੰਗ।',
  soft: 'ਹਲਕਾ',
  soft_is: 'ਪੰਜਿਆਂ ਦੇ ਨਿਸ਼ਾਨ। ਹੌਲੀ ਆਵਾਜ਼।',
  lively: 'ਚੰਚਲ',
  lively_is: 'ਪੰਜਿਆਂ ਦੇ ਨਿਸ਼ਾਨ। ਥੋੜ੍ਹੀ ਉੱਚੀ ਆਵਾਜ਼।',
  sound: 'ਗੇਮ ਦੀ ਆਵਾਜ਼',
  sound_help: 'ਤੁਸੀਂ ਚਾਲੂ ਕਰੋ, ਤਾਂ ਹੀ ਆਵਾਜ਼ ਆਉਂਦੀ ਹੈ।',
  on: 'ਚਾਲੂ',
  off: 'ਬੰਦ',
  comfort_wins: 'ਸਹੂਲਤ ਦੀਆਂ ਸੈਟਿੰਗਾਂ ਪਹਿਲਾਂ ਮੰਨੀਆਂ ਜਾਂਦੀਆਂ ਹਨ।',
  chosen: '{name} ਚੁਣਿਆ ਗਿਆ।',
}
