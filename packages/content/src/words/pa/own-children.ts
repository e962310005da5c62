import type { ownChildren as english } from '../en/own-children.ts'
import type { Words } from '../words.ts'

export const ownChildren: Words<typeof english> = {
  lead: 'ਤੁਸੀਂ ਨਾਂ, ਜਨਮ ਦਾ ਮਹੀਨਾ ਅਤੇ ਕਿੰਨੇ ਹਫ਼ਤੇ ਪਹਿਲਾਂ ਜਨਮ ਹੋਇਆ, ਦੱਸ ਸਕਦੇ ਹੋ। ਕੁਝ ਵੀ ਜ਼ਰੂਰੀ ਨਹੀਂ ਹੈ।',
  empty: 'ਇੱਥੇ ਹਾਲੇ ਕੋਈ ਬੱਚਾ ਨਹੀਂ ਹੈ। ਪਹਿਲੇ ਸਾਰ ਨਾਲ ਇੱਕ ਆਪਣੇ ਆਪ ਬਣ ਜਾਂਦਾ ਹੈ।',
  failed: 'ਤੁਹਾਡੇ ਬੱਚਿਆਂ ਦੀ ਸੂਚੀ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕੀ।',
  delete: 'ਮਿਟਾਓ',
  delete_of: 'ਮਿਟਾਓ: {name}',
  delete_title: 'ਮਿਟਾਉਣਾ ਹੈ: {name}?',
  delete_text:
    'ਇਸ ਬੱਚੇ ਦੇ ਸਭ ਸਾਰ ਵੀ ਮਿਟ ਜਾਣਗੇ: {n}। ਉਨ੍ਹਾਂ ਦੇ ਜਵਾਬ, ਯਾਦ ਕਰਵਾਉਣ ਵਾਲੀਆਂ ਮੇਲਾਂ ਅਤੇ ਉਨ੍ਹਾਂ ਨਾਲ ਜੁੜਿਆ ਸਭ ਕੁਝ ਮਿਟ ਜਾਵੇਗਾ। ਇਸ ਨੂੰ ਵਾਪਸ ਨਹੀਂ ਲਿਆਂਦਾ ਜਾ ਸਕਦਾ।',
  delete_yes: 'ਬੱਚਾ ਅਤੇ ਸਾਰ ਮਿਟਾਓ',
  delete_no: 'ਬੱਚੇ ਨੂੰ ਰਹਿਣ ਦਿਓ',
  deleted: 'ਮਿਟਾ ਦਿੱਤਾ ਗਿਆ: {name}, ਇਸ ਬੱਚੇ ਦੇ ਸਭ ਸਾਰਾਂ ਸਮੇਤ।',
  delete_failed: '{name}: ਮਿਟ ਨਹੀਂ ਸਕਿਆ। ਸਭ ਕੁਝ ਹਾਲੇ ਵੀ ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚ ਹੈ।',
  summaries: 'ਸਾਰ: {n}',
  change: 'ਬਦਲੋ',
  change_of: 'ਬਦਲੋ: {name}',
  saved: 'ਸੰਭਾਲ ਲਿਆ ਗਿਆ: {name}।',
}
