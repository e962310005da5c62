import type { gamePage as english } from '../../en/games/game-page.ts'
import type { Words } from '../../words.ts'

export const gamePage: Words<typeof english> = {
  back: 'ਵਾਪਸ',
  help: 'ਮਦਦ',
  show_me: 'ਵਿਖਾਓ',
  sliders: 'ਆਵਾਜ਼, ਸ਼ਬਦ, ਹਿਲਜੁਲ',
  talk_board: 'ਬੋਲਣ ਵਾਲਾ ਬੋਰਡ',
  close: 'ਬੰਦ ਕਰੋ',
  tools: 'ਬਟਨ',
  board: 'ਬੋਰਡ',
  tray: 'ਟੁਕੜੇ',
  finished: 'ਪੂਰਾ ਹੋਇਆ',
  again: 'ਦੁਬਾਰਾ',
  more: 'ਥੋੜ੍ਹਾ ਹੋਰ',
  finish: 'ਬੱਸ',
  play_level: 'ਪੱਧਰ {n} ਖੇਡੋ',
  next_board: 'ਅੱਗੇ',
  for_adults: 'ਵੱਡਿਆਂ ਲਈ',
  level: 'ਪੱਧਰ',
  level_choice: 'ਪੱਧਰ {n}: {line}',
  level_locked: 'ਕਿਸੇ ਵੱਡੇ ਨੇ ਇਹ ਪੱਧਰ ਲੌਕ ਕੀਤਾ ਹੈ।',
  more_settings: 'ਪੱਧਰ ਲੌਕ ਕਰੋ, ਸੈਟਿੰਗਾਂ ਬਦਲੋ, ਵੇਖੋ ਕਿ ਕੀ ਖੇਡਿਆ ਗਿਆ',
  unkept: 'ਇਹ {ਫ਼ੋਨ|ਕੰਪਿਊਟਰ} ਤੁਹਾਡੀ ਪਸੰਦ ਸੰਭਾਲ ਨਹੀਂ ਸਕਦਾ। ਉਹ ਪੰਨਾ ਬੰਦ ਕਰਨ ਤੱਕ ਹੀ ਰਹੇਗੀ।',
}
