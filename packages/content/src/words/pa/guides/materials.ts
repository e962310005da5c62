import type { materials as english } from '../../en/guides/materials.ts'
import type { Words } from '../../words.ts'

export const materials: Words<typeof english> = {
  heading: 'ਛਾਪਣ ਵਾਲੇ ਸਫ਼ੇ',
  description: 'ਘਰ, ਸਕੂਲ ਅਤੇ ਕਲੀਨਿਕ ਲਈ ਛਾਪਣ ਵਾਲੇ ਸਫ਼ੇ: ਪਹਿਲਾਂ-ਫਿਰ, ਮੇਰਾ ਦਿਨ, ਅਹਿਸਾਸ, ਜੇਬ ਦਾ ਕਾਰਡ ਅਤੇ ਹੋਰ।',
  lead: 'ਛਾਪੋ, ਭਰੋ, ਕੱਟੋ। ਹਰ ਸਫ਼ਾ ਇੱਕ A4 ਉੱਤੇ ਆਉਂਦਾ ਹੈ, ਬਲੈਕ ਐਂਡ ਵਾਈਟ ਵਿੱਚ ਵੀ।',
  sheets: 'ਸਫ਼ੇ',
  who: 'ਕਿਸ ਲਈ?',
  everybody: 'ਸਾਰਿਆਂ ਲਈ',
  who_count: '{who} ({count})',
  in_language: 'ਭਾਸ਼ਾ:',
  family: 'ਪਰਿਵਾਰ',
  school: 'ਸਕੂਲ',
  health: 'ਸਿਹਤ ਕਰਮਚਾਰੀ',
  open: 'ਸਫ਼ਾ ਖੋਲ੍ਹੋ',
  more: 'ਹੋਰ ਛਾਪਣ ਲਈ',
  more_screening: 'ਸਕ੍ਰੀਨਿੰਗ ਕਾਗਜ਼ ਉੱਤੇ',
  more_games: 'ਅੰਕਾਂ ਅਤੇ ਅੱਖਰਾਂ ਦੇ ਸਫ਼ੇ',
  more_class: 'ਜਮਾਤ ਦੀ ਸੂਚੀ ਅਤੇ ਸੈਸ਼ਨ ਦੀ ਯੋਜਨਾ (ਅਧਿਆਪਕਾਂ ਅਤੇ ਸਿਹਤ ਵਰਕਰਾਂ ਲਈ)',
  more_talk: 'ਬੋਲਣ ਵਾਲਾ ਬੋਰਡ, "ਵੱਡਿਆਂ ਲਈ" ਵਿੱਚ',
  more_guides: 'ਇੱਕ ਸਫ਼ੇ ਉੱਤੇ ਛਪਣ ਵਾਲੇ ਪੰਨੇ',
  name: 'ਨਾਂ',
  print: 'ਇਹ ਸਫ਼ਾ ਛਾਪੋ',
  print_hint: 'ਬ੍ਰਾਊਜ਼ਰ ਦੇ ਮੀਨੂ ਵਿੱਚ "ਪ੍ਰਿੰਟ" ਨਾਲ ਵੀ ਛਾਪ ਸਕਦੇ ਹੋ।',
  back: 'ਸਾਰੇ ਸਫ਼ੇ',
  by: 'ਅੰਕੁਰ ਵੱਲੋਂ। ਪਰਿਵਾਰ ਅਤੇ ਸਕੂਲ ਇਸ ਦੀ ਕਾਪੀ ਬਣਾ ਸਕਦੇ ਹਨ।',
}
