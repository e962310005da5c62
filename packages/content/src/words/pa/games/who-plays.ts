import type { whoPlays as english } from '../../en/games/who-plays.ts'
import type { Words } from '../../words.ts'

export const whoPlays: Words<typeof english> = {
  who: 'ਕੌਣ ਖੇਡ ਰਿਹਾ ਹੈ?',
  whose_board: 'ਇਹ ਬੋਰਡ ਕਿਸ ਦਾ ਹੈ?',
  first_keeps: 'ਇੱਥੇ ਹੁਣ ਤੱਕ ਜੋ ਖੇਡਿਆ ਗਿਆ, ਉਹ ਉਸ ਬੱਚੇ ਦਾ ਰਹੇਗਾ ਜਿਸ ਨੂੰ ਤੁਸੀਂ ਸਭ ਤੋਂ ਪਹਿਲਾਂ ਚੁਣੋਗੇ।',
  after_round: 'ਇਹ ਵਾਰੀ ਪੂਰੀ ਹੋਣ ਤੋਂ ਬਾਅਦ: {name}',
  cat: 'ਬਿੱਲੀ',
  duck: 'ਬੱਤਖ',
  unicorn: 'ਯੂਨੀਕੌਰਨ',
  elephant: 'ਹਾਥੀ',
  rabbit: 'ਖਰਗੋਸ਼',
  parrot: 'ਤੋਤਾ',
  bear: 'ਭਾਲੂ',
  butterfly: 'ਤਿਤਲੀ',
  cow: 'ਗਾਂ',
  fish: 'ਮੱਛੀ',
  frog: 'ਡੱਡੂ',
  lion: 'ਸ਼ੇਰ',
}
