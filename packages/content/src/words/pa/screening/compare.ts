import type { compare as english } from '../../en/screening/compare.ts'
import type { Words } from '../../words.ts'

export const compare: Words<typeof english> = {
  shows_now: 'ਹੁਣ ਦਿਸਦਾ ਹੈ, ਪਹਿਲਾਂ ਨਹੀਂ ਦਿਸਦਾ ਸੀ',
  stopped: 'ਪਹਿਲਾਂ ਦਿਸਦਾ ਸੀ, ਹੁਣ ਨਹੀਂ ਦਿਸਦਾ',
  stopped_line: 'ਬੱਚਾ ਜੋ ਕਈ ਹਫ਼ਤਿਆਂ ਤੋਂ ਕਰਦਾ ਸੀ, ਕੀ ਉਹ ਕਰਨੋਂ ਹਟ ਗਿਆ ਹੈ? ਕਿਰਪਾ ਕਰਕੇ ਇਸੇ ਹਫ਼ਤੇ ਡਾਕਟਰ ਨੂੰ ਮਿਲੋ।',
  changed: 'ਬਾਕੀ ਬਦਲੇ ਹੋਏ ਜਵਾਬ',
  not_yet: 'ਹਾਲੇ ਵੀ ਨਹੀਂ ਦਿਸਦਾ',
  same: 'ਦੋਵੇਂ ਵਾਰ ਇੱਕੋ ਜਿਹਾ',
  asked_differently: 'ਵੱਖਰੇ ਸ਼ਬਦਾਂ ਵਾਲੇ ਸਵਾਲ',
  asked_differently_line: 'ਦੋਵਾਂ ਰਿਪੋਰਟਾਂ ਦੇ ਵਿਚਕਾਰ ਅਸੀਂ ਕੁਝ ਸਵਾਲਾਂ ਦੇ ਸ਼ਬਦ ਬਦਲੇ। ਸਿਰਫ਼ ਇਸ ਨਾਲ ਵੀ ਜਵਾਬ ਬਦਲ ਸਕਦਾ ਹੈ।',
  two_days: 'ਇਸ ਉਮਰ ਵਿੱਚ ਬੱਚੇ ਛੇਤੀ ਬਦਲਦੇ ਹਨ। ਦੋ ਰਿਪੋਰਟਾਂ ਬੱਸ ਦੋ ਦਿਨ ਵਿਖਾਉਂਦੀਆਂ ਹਨ।',
}
