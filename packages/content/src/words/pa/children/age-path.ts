import type { agePath as english } from '../../en/children/age-path.ts'
import type { Words } from '../../words.ts'

export const agePath: Words<typeof english> = {
  outside_young: 'ਤੁਹਾਡਾ ਬੱਚਾ {months} ਮਹੀਨੇ ਦਾ ਹੈ। ਇਹ ਸਵਾਲ {first} ਮਹੀਨਿਆਂ ਦੀ ਉਮਰ ਤੋਂ ਹਨ, ਯਾਨੀ {month} ਤੋਂ।',
  outside_old: 'ਤੁਹਾਡਾ ਬੱਚਾ {months} ਮਹੀਨੇ ਦਾ ਹੈ। ਇਹ ਸਵਾਲ {last} ਮਹੀਨਿਆਂ ਤੱਕ ਦੇ ਬੱਚਿਆਂ ਲਈ ਹਨ।',
  outside_may: 'ਤੁਸੀਂ ਹੁਣ ਵੀ ਜਵਾਬ ਦੇ ਸਕਦੇ ਹੋ, ਪਰ ਨਤੀਜਾ ਸ਼ਾਇਦ ਠੀਕ ਨਾ ਬੈਠੇ।',
  young_where: 'ਉਦੋਂ ਤੱਕ ਆਂਗਣਵਾੜੀ ਵਰਕਰ ਜਾਂ ਡਾਕਟਰ ਨਾਲ ਬੱਚੇ ਦਾ ਜੱਚਾ-ਬੱਚਾ ਕਾਰਡ (ਟੀਕਿਆਂ ਵਾਲਾ) ਵੇਖੋ।',
  young_worried: 'ਕੀ ਤੁਹਾਨੂੰ ਬੱਚੇ ਦੇ ਸੁਣਨ, ਆਵਾਜ਼ਾਂ ਕੱਢਣ ਜਾਂ ਖੇਡਣ ਬਾਰੇ ਚਿੰਤਾ ਹੈ? ਤਾਂ ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨੂੰ ਹੁਣੇ ਪੁੱਛੋ। ਉਡੀਕ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ ਹੈ।',
  old_where: 'ਇਸ ਉਮਰ ਦੀ ਜਾਂਚ ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਕਰਦੇ ਹਨ। ਜਾਂ ਜ਼ਿਲ੍ਹਾ ਹਸਪਤਾਲ ਵਿੱਚ ਅਰਲੀ ਇੰਟਰਵੈਨਸ਼ਨ ਸੈਂਟਰ (DEIC) ਬਾਰੇ ਪੁੱਛੋ।',
  outside_help: 'ਕਿੱਥੇ ਪੁੱਛਣਾ ਹੈ',
}
