import type { gameGarden as english } from '../../en/games/game-garden.ts'
import type { Words } from '../../words.ts'

export const gameGarden: Words<typeof english> = {
  title: 'ਮੇਰਾ ਬਾਗ਼',
  lead: 'ਹਰ ਪੱਧਰ ਪੂਰਾ ਹੋਵੇ ਤਾਂ ਇੱਥੇ ਇੱਕ ਬੂਟਾ ਉੱਗਦਾ ਹੈ ਅਤੇ ਹਮੇਸ਼ਾ ਰਹਿੰਦਾ ਹੈ।',
  in_garden: 'ਤੁਹਾਡੇ ਬਾਗ਼ ਦਾ ਬੂਟਾ: {plant}',
  print: 'ਰੰਗ ਭਰਨ ਲਈ ਛਾਪੋ',
}
