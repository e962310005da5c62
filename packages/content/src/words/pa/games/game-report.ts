import type { gameReport as english } from '../../en/games/game-report.ts'
import type { Words } from '../../words.ts'

export const gameReport: Words<typeof english> = {
  lead: 'ਚੁਣੋ ਕਿ ਪੰਨੇ ਉੱਤੇ ਕੀ ਆਵੇ। ਇੱਥੇ ਲਿਖਿਆ ਨਾ ਸੰਭਾਲਿਆ ਜਾਂਦਾ ਹੈ, ਨਾ ਕਿਤੇ ਭੇਜਿਆ ਜਾਂਦਾ ਹੈ।',
  name: 'ਬੱਚੇ ਦਾ ਨਾਂ',
  note: 'ਤੁਹਾਡੀ ਗੱਲ',
  which: 'ਪੰਨੇ ਉੱਤੇ ਕਿਹੜੀਆਂ ਖੇਡਾਂ',
  print: 'ਇਹ ਪੰਨਾ ਛਾਪੋ',
  sheet: 'ਜਿਹੜੀਆਂ ਖੇਡਾਂ ਖੇਡੀਆਂ ਗਈਆਂ',
  dates: '{first} ਤੋਂ {last} ਤੱਕ',
  game: 'ਖੇਡ',
  level: 'ਪੱਧਰ',
  days: 'ਦਿਨ',
  help: 'ਮਦਦ',
  help_none: 'ਮਦਦ ਤੋਂ ਬਿਨਾਂ: {n}',
  help_some: 'ਥੋੜ੍ਹੀ ਮਦਦ: {n}',
  help_most: 'ਬਹੁਤੀ ਮਦਦ ਨਾਲ: {n}',
  worked: 'ਕਿਹੜੀ ਮਦਦ ਲਈ ਗਈ',
  marked: 'ਥਾਂ ਉੱਤੇ ਨਿਸ਼ਾਨ ਦਿਸਿਆ',
  bright: 'ਇੱਕੋ ਟੁਕੜਾ ਚਮਕਦਾ ਰਿਹਾ',
  by_help: 'ਮਦਦ ਨੇ ਟੁਕੜਾ ਰੱਖਿਆ',
  no_help: 'ਕੋਈ ਨਹੀਂ',
  settings: 'ਸੈਟਿੰਗਾਂ',
  elsewhere: 'ਅਸੀਂ ਹੋਰ ਕਿੱਥੇ ਕੀ ਵੇਖਿਆ',
  next: 'ਅੱਗੇ ਅਸੀਂ ਕੀ ਅਜ਼ਮਾਵਾਂਗੇ',
  not_a_test: 'ਇਸ ਵਿੱਚ ਲਿਖਿਆ ਹੈ ਕਿ ਕੀ ਖੇਡਿਆ ਗਿਆ। ਇਹ ਕੋਈ ਇਮਤਿਹਾਨ ਨਹੀਂ ਹੈ।',
  empty: 'ਛਾਪਣ ਲਈ ਹਾਲੇ ਕੁਝ ਨਹੀਂ ਹੈ। ਜਿਸ ਦਿਨ ਕੋਈ ਵਾਰੀ ਪੂਰੀ ਹੋਵੇਗੀ, ਉਹ ਦਿਨ ਇੱਥੇ ਦਿਸੇਗਾ।',
}
