import type { Words } from '../words.ts'
import type { creatorSettings as english } from '../en/creator-settings.ts'

export const creatorSettings: Words<typeof english> = {
  title: 'ਸੈਟਿੰਗਾਂ',
  lead: 'ਕਿਸੇ ਵੱਡੇ ਲਈ। ਹਰ ਚੋਣ ਉਸੇ ਵੇਲੇ ਲਾਗੂ ਹੁੰਦੀ ਹੈ ਅਤੇ ਇਸੇ ਡਿਵਾਈਸ ਉੱਤੇ ਰਹਿੰਦੀ ਹੈ।',
  unkept: 'ਇਹ ਡਿਵਾਈਸ ਕੁਝ ਨਹੀਂ ਸੰਭਾਲਦਾ। ਇਹ ਚੋਣਾਂ ਪੰਨਾ ਬੰਦ ਹੋਣ ਤੱਕ ਰਹਿਣਗੀਆਂ।',
  close: 'ਸੈਟਿੰਗਾਂ ਬੰਦ ਕਰੋ',
  on: 'ਚਾਲੂ',
  off: 'ਬੰਦ',

  speed: 'ਗੇਮ ਦੀ ਗਤੀ',
  speed_usual: 'ਆਮ',
  speed_slow: 'ਹੌਲੀ',
  speed_help: 'ਹੌਲੀ ਗਤੀ ਵਿੱਚ ਹਰ ਗੇਮ ਦਾ ਹਰ ਕਦਮ ਦੇਰ ਤੱਕ ਦਿਸਦਾ ਹੈ, ਚੱਲਦੇ ਵੇਲੇ ਵੀ।',

  layout: 'ਬਣਤਰ',
  lock: 'ਬਣਤਰ ਲੌਕ ਕਰੋ',
  lock_help: 'ਪੈਨਲਾਂ ਦਾ ਆਕਾਰ ਅਤੇ ਥਾਂ ਨਹੀਂ ਬਦਲਦੇ, ਜਦੋਂ ਤੱਕ ਤੁਸੀਂ ਇੱਥੇ ਨਾ ਖੋਲ੍ਹੋ। ਬਲਾਕ ਖੁੱਲ੍ਹੇ ਰਹਿੰਦੇ ਹਨ। "ਪਹਿਲਾਂ ਵਰਗਾ" ਨਾਲ ਹਰ ਬਲਾਕ ਮੁੜ ਆਉਂਦਾ ਹੈ।',
}
