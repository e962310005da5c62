import type { childForm as english } from '../../en/children/child-form.ts'
import type { Words } from '../../words.ts'

export const childForm: Words<typeof english> = {
  form_birth: 'ਜਨਮ ਦਾ ਮਹੀਨਾ (ਚਾਹੋ ਤਾਂ)',
  month_wrong: 'ਮਹੀਨਾ ਅਤੇ ਸਾਲ ਦੋਵੇਂ ਚੁਣੋ, ਜਾਂ ਦੋਵੇਂ ਖਾਲੀ ਛੱਡੋ। ਆਉਣ ਵਾਲਾ ਮਹੀਨਾ ਨਹੀਂ ਹੋ ਸਕਦਾ।',
  nickname: 'ਨਾਂ ਜਾਂ ਘਰ ਦਾ ਨਾਂ (ਚਾਹੋ ਤਾਂ)',
  nickname_hint: 'ਦੂਜੇ ਪਰਿਵਾਰ ਇਸ ਨੂੰ ਨਹੀਂ ਵੇਖ ਸਕਦੇ। ਵੱਧ ਤੋਂ ਵੱਧ {most} ਅੱਖਰ।',
  nickname_wrong: 'ਵੱਧ ਤੋਂ ਵੱਧ {most} ਅੱਖਰ ਲਿਖੋ।',
  weeks: 'ਬੱਚੇ ਦਾ ਜਨਮ ਸਮੇਂ ਤੋਂ ਕਿੰਨੇ ਹਫ਼ਤੇ ਪਹਿਲਾਂ ਹੋਇਆ? (ਚਾਹੋ ਤਾਂ)',
  weeks_hint: '0 ਤੋਂ {most} ਤੱਕ ਦਾ ਨੰਬਰ। ਇਹ ਤੁਹਾਡੇ ਡਾਕਟਰ ਲਈ ਹੈ। ਇਸ ਨਾਲ ਨਤੀਜਾ ਨਹੀਂ ਬਦਲਦਾ।',
  weeks_wrong: '0 ਤੋਂ {most} ਤੱਕ ਦਾ ਪੂਰਾ ਨੰਬਰ ਲਿਖੋ, ਜਾਂ ਖਾਲੀ ਛੱਡੋ।',
  save: 'ਬੱਚੇ ਦੀ ਜਾਣਕਾਰੀ ਸੰਭਾਲੋ',
  saving: 'ਸੰਭਾਲਿਆ ਜਾ ਰਿਹਾ ਹੈ...',
  cancel: 'ਰਹਿਣ ਦਿਓ',
  add_title: 'ਬੱਚਾ ਜੋੜੋ',
  change_title: 'ਜਾਣਕਾਰੀ ਬਦਲੋ: {name}',
}
