import type { children as english } from '../../en/children/children.ts'
import type { Words } from '../../words.ts'

export const children: Words<typeof english> = {
  birth_legend: 'ਜਨਮ ਦਾ ਮਹੀਨਾ (ਚਾਹੋ ਤਾਂ)',
  birth_why: 'ਇਸ ਤੋਂ ਪਤਾ ਲੱਗੇਗਾ ਕਿ ਸਵਾਲ ਠੀਕ ਹਨ ਜਾਂ ਨਹੀਂ।',
  birth_month: 'ਮਹੀਨਾ',
  birth_year: 'ਸਾਲ',
  birth_empty: 'ਨਹੀਂ ਦਿੱਤਾ',
  birth_partly: 'ਮਹੀਨਾ ਅਤੇ ਸਾਲ ਦੋਵੇਂ ਚੁਣੋ।',
  birth_future: 'ਇਹ ਮਹੀਨਾ ਹਾਲੇ ਆਇਆ ਨਹੀਂ। ਕਿਰਪਾ ਕਰਕੇ ਫਿਰ ਵੇਖੋ।',
  birth_age: 'ਤੁਹਾਡਾ ਬੱਚਾ {months} ਮਹੀਨੇ ਦਾ ਹੈ। ਇਹ ਸਵਾਲ ਇਸ ਉਮਰ ਲਈ ਠੀਕ ਹਨ।',
  choice_legend: 'ਇਹ ਕਿਸ ਬੱਚੇ ਬਾਰੇ ਹੈ? (ਚਾਹੋ ਤਾਂ)',
  choice_why: 'ਇਸ ਨਾਲ ਭੈਣਾਂ-ਭਰਾਵਾਂ ਦੀਆਂ ਰਿਪੋਰਟਾਂ ਆਪਸ ਵਿੱਚ ਨਹੀਂ ਰਲਦੀਆਂ।',
  choice_none: 'ਕਿਸੇ ਬੱਚੇ ਨੂੰ ਨਹੀਂ ਚੁਣਿਆ',
  choice_kept: 'ਪਹਿਲਾਂ ਚੁਣਿਆ ਹੋਇਆ ਬੱਚਾ',
  choice_failed: 'ਤੁਹਾਡੇ ਬੱਚਿਆਂ ਦੀ ਸੂਚੀ ਨਹੀਂ ਖੁੱਲ੍ਹ ਸਕੀ। ਤੁਸੀਂ ਬਿਨਾਂ ਚੁਣੇ ਅੱਗੇ ਵਧ ਸਕਦੇ ਹੋ।',
  nameless: 'ਬੱਚਾ {n}',
  born: 'ਜਨਮ {month}',
  aged: 'ਉਮਰ {months} ਮਹੀਨੇ',
  details: '{details}।',
  month_unknown: 'ਜਨਮ ਦਾ ਮਹੀਨਾ ਨਹੀਂ ਦਿੱਤਾ',
  early: 'ਸਮੇਂ ਤੋਂ {weeks} ਹਫ਼ਤੇ ਪਹਿਲਾਂ ਜਨਮ',
  add: 'ਬੱਚਾ ਜੋੜੋ',
  chip: '{name}, {months} ਮਹੀਨੇ',
  needs_visit: 'ਡਾਕਟਰ ਨੂੰ ਮਿਲਣਾ ਹੈ',
  change_child: 'ਬਦਲੋ',
}
