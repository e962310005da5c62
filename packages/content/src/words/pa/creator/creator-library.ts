import type { creatorLibrary as english } from '../../en/creator/creator-library.ts'
import type { Words } from '../../words.ts'

export const creatorLibrary: Words<typeof english> = {
  find: 'ਤਸਵੀਰ ਲੱਭੋ',
  find_example: 'ਲੱਭੋ: ਆਟੋ, ਅੰਬ, ਬਿੱਲੀ',
  kinds: 'ਤਸਵੀਰਾਂ ਦੀਆਂ ਕਿਸਮਾਂ',
  'around-us': 'ਸਾਡੇ ਆਲੇ-ਦੁਆਲੇ',
  animals: 'ਜਾਨਵਰ',
  people: 'ਲੋਕ',
  food: 'ਖਾਣਾ',
  things: 'ਚੀਜ਼ਾਂ',
  rides: 'ਸਵਾਰੀਆਂ',
  nature: 'ਕੁਦਰਤ',
  mine: 'ਮੇਰੀਆਂ',
  found: 'ਤਸਵੀਰਾਂ ਮਿਲੀਆਂ: {n}',
  not_found: '“{name}” ਨਾਂ ਦੀ ਕੋਈ ਤਸਵੀਰ ਨਹੀਂ ਹੈ।',
  draw_it: 'ਇਸ ਨੂੰ ਆਪ ਬਣਾਈਏ?',
  place_in_row: '{name}, {count} ਵਿੱਚੋਂ {n}',
  needs_internet: 'ਇਨ੍ਹਾਂ ਤਸਵੀਰਾਂ ਲਈ ਇੱਕ ਵਾਰ ਇੰਟਰਨੈੱਟ ਚਾਹੀਦਾ ਹੈ।',
  try_again: 'ਫਿਰ ਕੋਸ਼ਿਸ਼ ਕਰੋ',
  hear: 'ਇੱਥੇ ਕੀ ਹੈ, ਸੁਣੋ',
  here: '"ਜੋ ਨਿਕਲੇ" ਨਵਾਂ ਪਾਤਰ ਜੋੜਦਾ ਹੈ। ਤੁਸੀਂ ਆਪਣੀ ਫ਼ੋਟੋ ਲਾ ਸਕਦੇ ਹੋ। ਜਾਂ ਹੇਠੋਂ ਤਸਵੀਰ ਚੁਣੋ।',
  picture_here: '{name} ਇੱਥੇ ਹੈ।',
  now_looks: '{name}, ਨਵਾਂ ਰੂਪ: {picture}।',
  pose_walk: 'ਤੁਰਨਾ',
  pose_wave: 'ਹੱਥ ਹਿਲਾਉਣਾ',
}
