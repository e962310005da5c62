import type { creatorShare as english } from '../../en/creator/creator-share.ts'
import type { Words } from '../../words.ts'

export const creatorShare: Words<typeof english> = {
  title: 'ਸਾਂਝਾ ਕਰੋ',
  close: 'ਬੰਦ ਕਰੋ',
  anyone: 'ਜਿਸ ਕੋਲ ਲਿੰਕ ਹੈ, ਉਹ {n} ਦਿਨ ਖੇਡ ਸਕਦਾ ਹੈ।',
  send: 'ਲਿੰਕ ਭੇਜੋ',
  copy: 'ਲਿੰਕ ਕਾਪੀ ਕਰੋ',
  as_file: 'ਫ਼ਾਈਲ ਬਣਾ ਕੇ ਭੇਜੋ',
  sign_in: 'ਲਿੰਕ ਲਈ ਸਾਈਨ ਇਨ ਕਰੋ',
  only_game: 'ਹੋਰਾਂ ਨੂੰ ਗੇਮ ਤੇ ਉਸ ਦਾ ਨਾਂ ਦਿਸਦਾ ਹੈ। ਤੁਹਾਡਾ ਨਾਂ ਜਾਂ ਖਾਤਾ ਨਹੀਂ।',
  drawings_go: 'ਤੁਹਾਡੀਆਂ ਬਣਾਈਆਂ ਤਸਵੀਰਾਂ ਨਾਲ ਜਾਂਦੀਆਂ ਹਨ।',
  files_stay:
    'ਫ਼ੋਟੋਆਂ, ਆਵਾਜ਼ਾਂ ਤੇ ਹੋਰ ਥਾਂ ਤੋਂ ਲਿਆਂਦੀਆਂ ਤਸਵੀਰਾਂ ਇੱਥੇ ਹੀ ਰਹਿੰਦੀਆਂ ਹਨ। ਉਨ੍ਹਾਂ ਦੀ ਥਾਂ ਹੋਰਾਂ ਨੂੰ ਖਾਲੀ ਡੱਬਾ ਦਿਸਦਾ ਹੈ। ਤੁਹਾਡੀਆਂ ਆਵਾਜ਼ਾਂ ਦੇ ਨਾਂ ਉਨ੍ਹਾਂ ਨੂੰ ਦਿਸਦੇ ਹਨ।',
  any_time: 'ਤੁਸੀਂ ਲਿੰਕ ਕਦੇ ਵੀ ਬੰਦ ਕਰ ਸਕਦੇ ਹੋ।',
  message: 'ਖੇਡਣ ਲਈ ਇੱਕ ਗੇਮ: {name}',
  making: 'ਲਿੰਕ ਬਣ ਰਿਹਾ ਹੈ...',
  address: 'ਲਿੰਕ',
  copied: 'ਲਿੰਕ ਕਾਪੀ ਹੋ ਗਿਆ।',
  not_copied: 'ਲਿੰਕ ਕਾਪੀ ਨਹੀਂ ਹੋਇਆ। ਉਸ ਨੂੰ ਚੁਣ ਕੇ ਆਪ ਕਾਪੀ ਕਰੋ।',
  sent: 'ਲਿੰਕ ਤਿਆਰ ਹੈ।',
  works_until: 'ਲਿੰਕ {date} ਤੱਕ ਚੱਲੇਗਾ।',
  switch_off: 'ਲਿੰਕ ਬੰਦ ਕਰੋ',
  is_off: 'ਲਿੰਕ ਬੰਦ ਹੈ। ਹੁਣ ਉਹ ਕਿਸੇ ਲਈ ਨਹੀਂ ਖੁੱਲ੍ਹੇਗਾ।',
}
