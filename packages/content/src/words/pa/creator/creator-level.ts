import type { creatorLevel as english } from '../../en/creator/creator-level.ts'
import type { Words } from '../../words.ts'

export const creatorLevel: Words<typeof english> = {
  title: 'ਚੁਣਨ ਲਈ ਬਲਾਕ',
  six: '6 ਬਲਾਕ',
  fourteen: '14 ਬਲਾਕ (ਆਮ)',
  twenty_eight: '28 ਬਲਾਕ',
  all: 'ਸਾਰੇ ਬਲਾਕ',
  help: 'ਗੇਮ ਵਿੱਚ ਜੋ ਬਲਾਕ ਹਨ, ਉਹ ਉਸ ਵਿੱਚ ਰਹਿੰਦੇ ਹਨ ਅਤੇ ਬਦਲੇ ਜਾ ਸਕਦੇ ਹਨ। 28 ਜਾਂ ਸਾਰੇ ਬਲਾਕ ਚੁਣੋ ਤਾਂ x ਅਤੇ y ਮੰਚ ਦੇ ਵਿਚਕਾਰੋਂ ਗਿਣੇ ਜਾਂਦੇ ਹਨ, ਜਿਵੇਂ Scratch ਵਿੱਚ।',
  lock: 'ਬੱਚਾ ਇਸ ਨੂੰ ਨਾ ਬਦਲ ਸਕੇ',
}
