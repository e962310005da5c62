import type { gameSheets as english } from '../en/game-sheets.ts'
import type { Words } from '../words.ts'

export const gameSheets: Words<typeof english> = {
  title: 'ਛਾਪਣ ਦੇ ਪੰਨੇ',
  lead: 'ਇਹੀ ਖੇਡਾਂ ਕਾਗ਼ਜ਼ ਉੱਤੇ ਖੇਡੋ। ਪੰਨਾ ਛਾਪੋ, ਲਕੀਰਾਂ ਉੱਤੇ ਕੱਟੋ ਅਤੇ ਮੇਜ਼ ਉੱਤੇ ਖੇਡੋ।',
  game: 'ਖੇਡ',
  letters: 'ਅੱਖਰ',
  numerals: 'ਅੰਕ',
  print: 'ਇਹ ਪੰਨਾ ਛਾਪੋ',
  sheet: 'ਪੰਨਾ',
  number_stacking_how: 'ਮੇਜ਼ ਉੱਤੇ ਮੀਨਾਰ ਬਣਾਓ। ਸਭ ਤੋਂ ਹੇਠਾਂ 1 ਰੱਖੋ, ਫਿਰ 2, ਫਿਰ 3। ਤਿੰਨ ਮੰਜ਼ਿਲਾਂ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ।',
  number_sorting_how: 'ਹਰ ਅੰਕ ਨੂੰ ਉਸ ਦੀਆਂ ਬਿੰਦੀਆਂ ਨਾਲ ਮਿਲਾਓ। ਜਾਂ ਅੰਕ ਤਰਤੀਬ ਵਿੱਚ ਰੱਖੋ। ਜਾਂ ਚਾਰ ਪੱਟੀਆਂ ਉੱਤੇ ਛਾਂਟੋ।',
  letter_sorting_how: 'ਅੱਖਰ ਮਿਲਾਓ। ਕੁਝ ਅੱਖਰ ਤਰਤੀਬ ਵਿੱਚ ਰੱਖੋ। ਸਵਰ ਅਤੇ ਵਿਅੰਜਨ ਦੋ ਪੱਟੀਆਂ ਉੱਤੇ ਛਾਂਟੋ।',
  memory_how: 'ਦੋ ਜੋੜੇ ਮੇਜ਼ ਉੱਤੇ ਰੱਖੋ, ਤਸਵੀਰ ਉੱਪਰ ਵੱਲ, ਅਤੇ ਮਿਲਾਓ। ਬਾਅਦ ਵਿੱਚ ਕਾਰਡ ਪਲਟ ਦਿਓ। ਸ਼ਬਦ ਆਪਣੀ ਤਸਵੀਰ ਨਾਲ ਜਾਂਦਾ ਹੈ।',
  back: 'ਖੇਡਾਂ ਉੱਤੇ ਵਾਪਸ ਜਾਓ',
}
