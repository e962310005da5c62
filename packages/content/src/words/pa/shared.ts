import type { shared as english } from '../en/shared.ts'
import type { Words } from '../words.ts'

export const shared: Words<typeof english> = {
  title: 'ਤੁਹਾਡੇ ਪੜ੍ਹਨ ਲਈ ਇੱਕ ਰਿਪੋਰਟ',
  lead: 'ਇੱਕ ਪਰਿਵਾਰ ਨੇ ਤੁਹਾਨੂੰ ਇਹ ਪੜ੍ਹਨ ਲਈ ਦਿੱਤਾ ਹੈ। ਇਹ ਸਕ੍ਰੀਨਿੰਗ ਹੈ, ਨਿਦਾਨ (ਡਾਇਗਨੋਸਿਸ) ਨਹੀਂ।',
  until: 'ਲਿੰਕ {date} ਨੂੰ ਬੰਦ ਹੋਵੇਗਾ। ਕਿਰਪਾ ਕਰਕੇ ਉਸ ਨੂੰ ਅੱਗੇ ਨਾ ਭੇਜੋ।',
  print: 'ਛਾਪੋ',
  gone_title: 'ਇਸ ਲਿੰਕ ਨਾਲ ਕੁਝ ਨਹੀਂ ਖੁੱਲ੍ਹਦਾ',
  gone_text: 'ਉਹ ਬੰਦ ਹੋ ਚੁੱਕਾ ਹੈ, ਜਾਂ ਪਤਾ ਪੂਰਾ ਨਹੀਂ ਹੈ। ਪਰਿਵਾਰ ਤੋਂ ਨਵਾਂ ਲਿੰਕ ਮੰਗੋ।',
  failed: 'ਪੰਨਾ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕਿਆ।',
  about: 'ਅੰਕੁਰ ਕੀ ਹੈ',
}
