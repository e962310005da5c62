import type { gamesDialog as english } from '../en/games-dialog.ts'
import type { Words } from '../words.ts'

export const gamesDialog: Words<typeof english> = {
  title: 'ਗੇਮਾਂ',
  file: 'ਗੇਮ ਦੀ ਫ਼ਾਈਲ',
  file_hint: 'ਆਪਣੀ ਗੇਮ ਫ਼ਾਈਲ ਵਿੱਚ ਕੱਢੋ, ਜਾਂ ਫ਼ਾਈਲ ਤੋਂ ਲਿਆਓ।',
  earlier: 'ਪਹਿਲੇ ਰੂਪ',
  close: 'ਬੰਦ ਕਰੋ',
}
