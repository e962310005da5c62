import type { playedGame as english } from '../../en/creator/played-game.ts'
import type { Words } from '../../words.ts'

export const playedGame: Words<typeof english> = {
  title: 'ਖੇਡਣ ਲਈ ਇੱਕ ਗੇਮ',
  lead: '"ਚਲਾਓ" ਦਬਾਓ। ਬੰਦ ਕਰਨ ਲਈ "ਰੋਕੋ" ਦਬਾਓ।',
  gone_title: 'ਇਹ ਲਿੰਕ ਹੁਣ ਕੰਮ ਨਹੀਂ ਕਰਦਾ',
  gone_text: 'ਇਸ ਲਿੰਕ ਨਾਲ ਇਹ ਗੇਮ ਹੁਣ ਨਹੀਂ ਖੇਡੀ ਜਾ ਸਕਦੀ। ਜਿਸ ਨੇ ਲਿੰਕ ਭੇਜਿਆ ਸੀ, ਉਸ ਤੋਂ ਨਵਾਂ ਮੰਗੋ।',
  newer: 'ਇਹ ਗੇਮ ਅੰਕੁਰ ਦੇ ਨਵੇਂ ਵਰਜ਼ਨ ਵਿੱਚ ਬਣੀ ਹੈ। ਬਾਅਦ ਵਿੱਚ ਇਹ ਪੰਨਾ ਫਿਰ ਖੋਲ੍ਹੋ।',
  unreadable: 'ਇਹ ਗੇਮ ਖੁੱਲ੍ਹ ਨਹੀਂ ਸਕਦੀ।',
  failed: 'ਗੇਮ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕੀ',
  too_often: 'ਇਹ ਲਿੰਕ ਬਹੁਤ ਵਾਰ ਖੋਲ੍ਹਿਆ ਗਿਆ। ਕਿਰਪਾ ਕਰਕੇ ਇੱਕ ਘੰਟੇ ਬਾਅਦ ਕੋਸ਼ਿਸ਼ ਕਰੋ।',
  no_pictures: 'ਕੁਝ ਤਸਵੀਰਾਂ ਜਾਂ ਆਵਾਜ਼ਾਂ ਇੱਥੇ ਨਹੀਂ ਹਨ। ਉਹ ਸਿਰਫ਼ ਉੱਥੇ ਹੀ ਹਨ ਜਿੱਥੇ ਗੇਮ ਬਣੀ ਸੀ।',
  change: 'ਇਹ ਗੇਮ ਬਦਲੋ',
  make: 'ਆਪਣੀ ਗੇਮ ਬਣਾਓ',
  ready_games: 'ਤਿਆਰ ਗੇਮਾਂ',
  turn_phone: 'ਫ਼ੋਨ ਘੁਮਾਓ: ਗੇਮ ਵੱਡੀ ਦਿਸੇਗੀ',
  sound: 'ਆਵਾਜ਼',
}
