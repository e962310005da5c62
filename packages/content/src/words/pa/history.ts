import type { history as english } from '../en/history.ts'
import type { Words } from '../words.ts'

export const history: Words<typeof english> = {
  title: 'ਤੁਹਾਡੇ ਸਾਰ',
  compare_title: 'ਦੋ ਸਾਰ, ਨਾਲ-ਨਾਲ',
  compare_with: 'ਇਸ ਨਾਲ ਮਿਲਾਓ',
  compare_none: 'ਇਸ ਬੱਚੇ ਦਾ ਹਾਲੇ ਕੋਈ ਹੋਰ ਸਾਰ ਨਹੀਂ ਹੈ।',
  no_verdict: 'ਇੱਥੇ ਸਿਰਫ਼ ਇਹ ਦਿਸਦਾ ਹੈ ਕਿ ਕਿਹੜੇ ਜਵਾਬ ਵੱਖਰੇ ਹਨ। ਬੱਚਾ ਕਿਵੇਂ ਹੈ, ਇਹ ਨਹੀਂ।',
  two_people: 'ਦੋ ਜਣਿਆਂ ਨੇ ਜਵਾਬ ਦਿੱਤੇ। ਹਰ ਕੋਈ ਬੱਚੇ ਨੂੰ ਵੱਖਰੇ ਸਮੇਂ ਵੇਖਦਾ ਹੈ। ਜਵਾਬ ਨਾਲ-ਨਾਲ ਰੱਖੇ ਹਨ, ਜੋੜੇ ਨਹੀਂ ਜਾਂਦੇ।',
  differ: 'ਜਿਹੜੇ ਜਵਾਬ ਵੱਖਰੇ ਹਨ',
  differ_none: 'ਕੋਈ ਜਵਾਬ ਵੱਖਰਾ ਨਹੀਂ ਹੈ।',
  same: 'ਜਿਹੜੇ ਜਵਾਬ ਇੱਕੋ ਜਿਹੇ ਹਨ',
  other_questions: 'ਇਹ ਦੋ ਸਾਰ ਵੱਖਰੇ ਸਵਾਲਾਂ ਤੋਂ ਬਣੇ ਹਨ। ਇਨ੍ਹਾਂ ਦੇ ਜਵਾਬ ਨਾਲ-ਨਾਲ ਨਹੀਂ ਰੱਖੇ ਜਾ ਸਕਦੇ।',
  failed: 'ਸਾਰ ਨਹੀਂ ਪੜ੍ਹੇ ਜਾ ਸਕੇ।',
  answered_by: '{date} ਨੂੰ ਕਿਸ ਨੇ ਜਵਾਬ ਦਿੱਤੇ?',
  not_said: 'ਨਹੀਂ ਦੱਸਿਆ',
  mother: 'ਮਾਂ',
  father: 'ਪਿਤਾ',
  grandparent: 'ਦਾਦਾ-ਦਾਦੀ ਜਾਂ ਨਾਨਾ-ਨਾਨੀ',
  other_family: 'ਪਰਿਵਾਰ ਵਿੱਚੋਂ ਕੋਈ ਹੋਰ',
  someone_else: 'ਬੱਚੇ ਨੂੰ ਜਾਣਨ ਵਾਲਾ ਕੋਈ ਹੋਰ',
  answered_by_saved: 'ਸਾਰ ਦੇ ਨਾਲ ਰੱਖ ਲਿਆ ਗਿਆ।',
  answered_by_failed: 'ਇਹ ਰੱਖਿਆ ਨਹੀਂ ਜਾ ਸਕਿਆ। ਸਿਗਨਲ ਵੇਖੋ ਅਤੇ ਫਿਰ ਚੁਣੋ।',
  item_2_fine: 'ਬੱਚੇ ਨੂੰ ਸੁਣਦਾ ਹੈ ਜਾਂ ਨਹੀਂ, ਇਹ ਸਵਾਲ ਤੁਹਾਡੇ ਮਨ ਵਿੱਚ ਨਹੀਂ ਆਇਆ।',
  item_5_fine: 'ਬੱਚਾ ਅੱਖਾਂ ਦੇ ਕੋਲ ਉਂਗਲਾਂ ਨੂੰ ਵੱਖਰੇ ਢੰਗ ਨਾਲ ਨਹੀਂ ਹਿਲਾਉਂਦਾ।',
  back: 'ਸਭ ਸਾਰਾਂ ਉੱਤੇ ਵਾਪਸ',
}
