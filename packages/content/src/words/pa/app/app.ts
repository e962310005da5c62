import type { app as english } from '../../en/app/app.ts'
import type { Words } from '../../words.ts'

export const app: Words<typeof english> = {
  loading: 'ਖੁੱਲ੍ਹ ਰਿਹਾ ਹੈ...',
  loading_long: 'ਆਮ ਨਾਲੋਂ ਵੱਧ ਸਮਾਂ ਲੱਗ ਰਿਹਾ ਹੈ।',
  try_again: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  load_part: 'ਇਹ ਹਿੱਸਾ ਖੋਲ੍ਹੋ',
  offline: 'ਇੰਟਰਨੈੱਟ ਨਹੀਂ ਹੈ। ਖੇਡਾਂ ਅਤੇ ਸੰਭਾਲੇ ਹੋਏ ਜਵਾਬ ਫਿਰ ਵੀ ਚੱਲਦੇ ਹਨ।',
  online_again: 'ਇੰਟਰਨੈੱਟ ਫਿਰ ਆ ਗਿਆ ਹੈ।',
  page_not_loaded: 'ਇਹ ਪੰਨਾ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕਿਆ।',
  reload: 'ਪੰਨਾ ਫਿਰ ਖੋਲ੍ਹੋ',
  home: 'ਹੋਮ',
  hide_page: 'ਇਹ ਪੰਨਾ ਲੁਕਾਓ',
  shared_phone: 'ਜੇ ਇਹ {ਫ਼ੋਨ|ਕੰਪਿਊਟਰ} ਕਈ ਜਣੇ ਵਰਤਦੇ ਹਨ',
}
