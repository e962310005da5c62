import type { guides as english } from '../en/guides.ts'
import type { Words } from '../words.ts'

export const guides: Words<typeof english> = {
  get: 'ਕੀ ਮਿਲਦਾ ਹੈ',
  who: 'ਕਿਸ ਨੂੰ',
  steps: 'ਕਿਵੇਂ ਕਰੀਏ',
  papers: 'ਕਾਗ਼ਜ਼',
  time: 'ਸਮਾਂ ਅਤੇ ਖ਼ਰਚ',
  refused: 'ਨਾਂਹ ਕਰਨ ਤਾਂ',
  why: 'ਔਖਾ ਕਿਉਂ ਹੁੰਦਾ ਹੈ',
  try: 'ਅੱਜ ਕਰ ਕੇ ਵੇਖੋ',
  doctor: 'ਡਾਕਟਰ ਨੂੰ ਕਦੋਂ ਪੁੱਛੀਏ',
  choose: 'ਇੱਕ ਚੁਣੋ',
  source: 'ਸਰੋਤ',
  looked_up: 'ਅਸੀਂ ਇਹ ਪੜ੍ਹਿਆ:',
  old: 'ਜਾਣ ਤੋਂ ਪਹਿਲਾਂ ਪੁੱਛ ਲਓ: ਇਹ ਜਾਣਕਾਰੀ ਪੁਰਾਣੀ ਹੈ।',
  no_promise: 'ਨਿਯਮ ਅਤੇ ਰਕਮਾਂ ਬਦਲਦੀਆਂ ਹਨ। ਪੈਸੇ ਦੇਣ ਜਾਂ ਸਫ਼ਰ ਕਰਨ ਤੋਂ ਪਹਿਲਾਂ ਦਫ਼ਤਰ ਵਿੱਚ ਪੁੱਛ ਲਓ।',
  different: 'ਤੁਹਾਡੇ ਦਫ਼ਤਰ ਵਿੱਚ ਕੁਝ ਹੋਰ ਦੱਸਿਆ ਗਿਆ?',
  tell_us: 'ਸਾਨੂੰ ਦੱਸੋ',
  print: 'ਇਹ ਪੰਨਾ ਛਾਪੋ, ਇੱਕ ਸਫ਼ਾ',
  print_hint: 'ਬ੍ਰਾਊਜ਼ਰ ਦੇ ਮੀਨੂ ਵਿੱਚ "ਪ੍ਰਿੰਟ" ਨਾਲ ਵੀ ਛਾਪ ਸਕਦੇ ਹੋ।',
  unchecked: 'ਇਹ ਪੰਨਾ ਹਾਲੇ ਕਿਸੇ ਡਾਕਟਰ ਜਾਂ ਮਾਹਰ ਨੇ ਪੜ੍ਹ ਕੇ ਨਹੀਂ ਵੇਖਿਆ।',
  who_checked: 'ਕਿਸ ਨੇ ਕੀ ਵੇਖਿਆ ਹੈ',
  on_paper: 'ਅੰਕੁਰ ਤੋਂ ਛਪਿਆ, {address}। ਸਰੋਤ ਅਤੇ ਬਾਕੀ ਗੱਲਾਂ ਉੱਥੇ ਹਨ।',
}
