import type { gameHub as english } from '../../en/games/game-hub.ts'
import type { Words } from '../../words.ts'

export const gameHub: Words<typeof english> = {
  heading: 'ਆਪਣੀ ਖੇਡ ਚੁਣੋ',
  lead: 'ਅੰਕੁਰ ਦੀਆਂ ਬਣਾਈਆਂ ਸ਼ਾਂਤ ਖੇਡਾਂ। ਹਰ ਖੇਡ ਨਵੀਂ ਟੈਬ ਵਿੱਚ ਖੁੱਲ੍ਹਦੀ ਹੈ।',
  start_creating: 'ਬਣਾਉਣਾ ਸ਼ੁਰੂ ਕਰੋ',
  open_creator: 'ਗੇਮ ਕ੍ਰੀਏਟਰ ਖੋਲ੍ਹੋ',
  drag_drop_coding: 'ਬਲਾਕ ਖਿੱਚ ਕੇ ਕੋਡਿੰਗ',
  pre_coding_training: 'ਕੋਡਿੰਗ ਤੋਂ ਪਹਿਲਾਂ ਦਾ ਅਭਿਆਸ',
  talk_together: 'ਇਕੱਠੇ ਬੋਲੋ, ਇਕੱਠੇ ਖੇਡੋ',
  start_now: 'ਹੁਣੇ ਸ਼ੁਰੂ ਕਰੋ',
  explore_games: 'ਸਾਰੀਆਂ ਖੇਡਾਂ ਵੇਖੋ',
  for_adults: 'ਵੱਡਿਆਂ ਲਈ',
  adults_line: 'ਵੇਖੋ ਕਿ ਕਿਸ ਖੇਡ ਨਾਲ ਕਿਸ ਗੱਲ ਦਾ ਅਭਿਆਸ ਹੁੰਦਾ ਹੈ। ਪੱਧਰ ਚੁਣੋ ਅਤੇ ਲੌਕ ਕਰੋ। ਵੇਖੋ ਕਿ ਇਸ ਫ਼ੋਨ ਜਾਂ ਕੰਪਿਊਟਰ ਉੱਤੇ ਕੀ ਖੇਡਿਆ ਗਿਆ।',
  adults_link: 'ਪੱਧਰ ਅਤੇ ਸੈਟਿੰਗਾਂ',
  sheets_line: 'ਅੰਕ, ਅੱਖਰ ਅਤੇ ਜੋੜੇ ਛਾਪੋ, ਕੱਟੋ ਅਤੇ ਬਿਨਾਂ ਫ਼ੋਨ ਦੇ ਖੇਡੋ।',
  sheets_link: 'ਛਾਪਣ ਦੇ ਪੰਨੇ',
  talk_board: 'ਬੋਲਣ ਵਾਲਾ ਬੋਰਡ',
  talk_board_line: 'ਪਹਿਲੇ 60 ਸ਼ਬਦ। ਤਸਵੀਰ ਦਬਾਓ ਤੇ ਬੋਲੋ।',
  garden: 'ਮੇਰਾ ਬਾਗ਼',
  garden_line: 'ਹਰ ਪੱਧਰ ਦਾ ਇੱਕ ਬੂਟਾ। ਇਹ ਕਦੇ ਨਹੀਂ ਮੁਰਝਾਉਂਦੇ।',
}
