import type { Words } from '../words.ts'
import type { stage as english } from '../en/stage.ts'

export const stage: Words<typeof english> = {
  looking_back: 'ਪਿੱਛੇ ਦੇਖ ਰਹੇ ਹਾਂ',
  earlier: 'ਪਹਿਲਾਂ',
  later: 'ਬਾਅਦ ਵਿੱਚ',
  first_moment: 'ਰੱਖਿਆ ਗਿਆ ਪਹਿਲਾ ਪਲ ਇਹੀ ਹੈ',
  last_moment: 'ਸਭ ਤੋਂ ਨਵਾਂ ਪਲ ਇਹੀ ਹੈ',
  slider: 'ਗੇਮ ਦਾ ਪਲ',
  moment: '{count} ਵਿੱਚੋਂ ਪਲ {n}',
  blocks_then: 'ਇਸ ਪਲ ਦੇ ਬਲਾਕ: {blocks}।',
  no_block: 'ਇਸ ਪਲ ਕੋਈ ਬਲਾਕ ਨਹੀਂ ਚੱਲਿਆ।',
  moments_kept: 'ਪਿਛਲੇ 1,800 ਪਲ ਰੱਖੇ ਜਾਂਦੇ ਹਨ, ਯਾਨੀ ਇੱਕ ਮਿੰਟ ਦੀ ਗੇਮ। ਪੁਰਾਣੇ ਪਲ ਤੋਂ ਗੇਮ ਅੱਗੇ ਨਹੀਂ ਚੱਲ ਸਕਦੀ।',
  run_again: 'ਸ਼ੁਰੂ ਤੋਂ ਫਿਰ ਚਲਾਓ',
  to_latest: 'ਸਭ ਤੋਂ ਨਵੇਂ ਪਲ ਤੇ ਮੁੜੋ',

  game_asks: 'ਗੇਮ ਪੁੱਛਦੀ ਹੈ: {question}',
  answer: 'ਜਵਾਬ ਦਿਓ',
  letters: 'ਅੱਖਰ',
  show_letters: 'ਅੱਖਰ ਦਿਖਾਓ',
  hide_letters: 'ਅੱਖਰ ਲੁਕਾਓ',
  space: 'ਖਾਲੀ ਥਾਂ',
  delete_letter: 'ਇੱਕ ਅੱਖਰ ਹਟਾਓ',

  sound_is: 'ਧੁਨੀ: {name}।',
  sound_off: 'ਧੁਨੀ ਬੰਦ ਹੈ। ਕੋਈ ਵੱਡਾ ਇਸ ਨੂੰ ਸੈਟਿੰਗਾਂ ਵਿੱਚ ਚਾਲੂ ਕਰ ਸਕਦਾ ਹੈ।',
}
