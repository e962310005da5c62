import type { consents as english } from '../en/consents.ts'
import type { Words } from '../words.ts'

export const consents: Words<typeof english> = {
  lead: 'ਹਰ ਵਾਧੂ ਸਹੂਲਤ ਦਾ ਆਪਣਾ ਖਾਨਾ ਹੈ। ਤੁਹਾਡੇ ਲਾਉਣ ਤੋਂ ਪਹਿਲਾਂ ਕਿਸੇ ਉੱਤੇ ਨਿਸ਼ਾਨ ਨਹੀਂ ਹੁੰਦਾ। ਤੁਹਾਡੀ ਹਰ ਹਾਮੀ ਇੱਥੇ ਦਿਸਦੀ ਹੈ।',
  lead_back: 'ਤੁਸੀਂ ਇੱਕ ਵਾਰ ਦਬਾ ਕੇ ਆਪਣੀ ਹਾਮੀ ਵਾਪਸ ਲੈ ਸਕਦੇ ਹੋ। ਉਦੋਂ ਅਸੀਂ ਤੁਰੰਤ ਰੁਕ ਜਾਂਦੇ ਹਾਂ, ਅਤੇ ਜੋ ਬਾਕੀ ਸੀ ਉਸ ਨੂੰ ਮਿਟਾ ਦਿੰਦੇ ਹਾਂ।',
  failed: 'ਤੁਹਾਡੀ ਹਾਮੀ ਦੀ ਸੂਚੀ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕੀ।',
  account: 'ਤੁਹਾਡਾ ਖਾਤਾ',
  account_ends: 'ਇਹ ਤੁਹਾਡਾ ਖਾਤਾ ਮਿਟਾਉਣ ਉੱਤੇ ਖ਼ਤਮ ਹੁੰਦੀ ਹੈ।',
  reminders: 'ਯਾਦ ਕਰਵਾਉਣ ਵਾਲੀਆਂ ਮੇਲਾਂ',
  video: 'ਵੀਡੀਓ ਭੇਜਣੀ',
  model: 'AI ਮਾਡਲ ਦੀ ਮਦਦ',
  stills: 'AI ਮਾਡਲ ਨੂੰ ਤਸਵੀਰਾਂ',
  sharing: 'ਸਾਰ ਸਾਂਝਾ ਕਰਨਾ',
  given: '{date} ਨੂੰ ਹਾਮੀ ਭਰੀ, ਸੂਚਨਾ {version}।',
  withdrawn: '{date} ਨੂੰ ਵਾਪਸ ਲਈ।',
  withdraw: 'ਵਾਪਸ ਲਓ',
  withdraw_of: 'ਵਾਪਸ ਲਓ: {purpose}',
  taking_back: 'ਵਾਪਸ ਲਈ ਜਾ ਰਹੀ ਹੈ...',
  taken_back: 'ਤੁਸੀਂ ਇਹ ਹਾਮੀ ਵਾਪਸ ਲਈ: {purpose}।',
  not_taken_back: 'ਇਹ ਨਹੀਂ ਹੋ ਸਕਿਆ। ਕੁਝ ਵੀ ਨਹੀਂ ਬਦਲਿਆ ਗਿਆ।',
}
