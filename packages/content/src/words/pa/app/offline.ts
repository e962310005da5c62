import type { offline as english } from '../../en/app/offline.ts'
import type { Words } from '../../words.ts'

export const offline: Words<typeof english> = {
  title: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ: ਅੰਕੁਰ',
  description: 'ਇੰਟਰਨੈੱਟ ਨਾ ਹੋਵੇ, ਤਾਂ ਅੰਕੁਰ ਵਿੱਚ ਕੀ-ਕੀ ਚੱਲਦਾ ਹੈ।',
  heading: 'ਇਸ ਪੰਨੇ ਲਈ ਇੰਟਰਨੈੱਟ ਚਾਹੀਦਾ ਹੈ',
  lead: 'ਹੁਣ ਅੰਕੁਰ ਨਾਲ ਸੰਪਰਕ ਨਹੀਂ ਹੋ ਰਿਹਾ। ਇਹ ਪੰਨਾ ਹਾਲੇ ਇਸ ਫ਼ੋਨ ਜਾਂ ਕੰਪਿਊਟਰ ਵਿੱਚ ਸੰਭਾਲਿਆ ਨਹੀਂ ਗਿਆ।',
  answers: 'ਤੁਹਾਡੇ ਦਿੱਤੇ ਜਵਾਬ ਇਸ ਫ਼ੋਨ ਜਾਂ ਕੰਪਿਊਟਰ ਉੱਤੇ ਹੀ ਹਨ।',
  try_again: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  kept_heading: 'ਇਹ ਪੰਨੇ ਹੁਣ ਖੁੱਲ੍ਹ ਸਕਦੇ ਹਨ',
  questions: 'ਔਟਿਜ਼ਮ ਟੈਸਟ ਦੇ ਸਵਾਲ',
  games: 'ਖੇਡਾਂ',
}
