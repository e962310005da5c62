import type { consents as english } from '../../en/accounts/consents.ts'
import type { Words } from '../../words.ts'

export const consents: Words<typeof english> = {
  lead: 'ਹਰ ਵਾਧੂ ਸਹੂਲਤ ਦਾ ਆਪਣਾ ਖਾਨਾ ਹੈ। ਤੁਹਾਡੇ ਲਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਕਿਸੇ ਉੱਤੇ ਨਿਸ਼ਾਨ ਨਹੀਂ ਹੁੰਦਾ। ਤੁਸੀਂ ਜਿਸ-ਜਿਸ ਗੱਲ ਦੀ ਸਹਿਮਤੀ ਦਿੱਤੀ ਹੈ, ਉਹ ਇੱਥੇ ਦਿਸਦੀ ਹੈ।',
  lead_back: 'ਤੁਸੀਂ ਇੱਕ ਬਟਨ ਦਬਾ ਕੇ ਆਪਣੀ ਸਹਿਮਤੀ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ। ਉਦੋਂ ਅਸੀਂ ਤੁਰੰਤ ਰੁਕ ਜਾਂਦੇ ਹਾਂ, ਅਤੇ ਜੋ ਭੇਜਿਆ ਜਾਣਾ ਬਾਕੀ ਸੀ, ਉਸ ਨੂੰ ਮਿਟਾ ਦਿੰਦੇ ਹਾਂ।',
  failed: 'ਤੁਹਾਡੀਆਂ ਸਹਿਮਤੀਆਂ ਦੀ ਸੂਚੀ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕੀ।',
  account: 'ਤੁਹਾਡਾ ਖਾਤਾ',
  account_ends: 'ਖਾਤਾ ਮਿਟਾਓ ਤਾਂ ਇਹ ਸਹਿਮਤੀ ਖ਼ਤਮ ਹੋ ਜਾਂਦੀ ਹੈ।',
  reminders: 'ਯਾਦ ਕਰਵਾਉਣ ਵਾਲੀਆਂ ਈਮੇਲਾਂ',
  video: 'ਵੀਡੀਓ ਭੇਜਣੀ',
  model: 'AI ਮਾਡਲ ਦੀ ਮਦਦ',
  stills: 'AI ਮਾਡਲ ਨੂੰ ਤਸਵੀਰਾਂ ਭੇਜਣੀਆਂ',
  sharing: 'ਰਿਪੋਰਟ ਸਾਂਝੀ ਕਰਨੀ',
  play: 'ਬੱਚੇ ਦੀ ਪ੍ਰੋਫ਼ਾਈਲ ਵਿੱਚ ਖੇਡ ਦੇ ਦਿਨ',
  given: '{date} ਨੂੰ ਸਹਿਮਤੀ ਦਿੱਤੀ, ਸੂਚਨਾ {version}।',
  withdrawn: '{date} ਨੂੰ ਸਹਿਮਤੀ ਵਾਪਸ ਲਈ।',
  withdraw: 'ਸਹਿਮਤੀ ਵਾਪਸ ਲਓ',
  withdraw_of: 'ਸਹਿਮਤੀ ਵਾਪਸ ਲਓ: {purpose}',
  taking_back: 'ਵਾਪਸ ਲਈ ਜਾ ਰਹੀ ਹੈ...',
  taken_back: 'ਤੁਸੀਂ ਇਹ ਸਹਿਮਤੀ ਵਾਪਸ ਲਈ: {purpose}।',
  not_taken_back: 'ਕੁਝ ਗੜਬੜ ਹੋਈ। ਸਿਗਨਲ ਵੇਖੋ ਅਤੇ ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
}
