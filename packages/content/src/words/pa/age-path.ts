import type { agePath as english } from '../en/age-path.ts'
import type { Words } from '../words.ts'

export const agePath: Words<typeof english> = {
  outside_young: 'ਤੁਹਾਡਾ ਬੱਚਾ {months} ਮਹੀਨੇ ਦਾ ਹੈ। ਇਹ ਸਵਾਲ {first} ਮਹੀਨਿਆਂ ਤੋਂ ਠੀਕ ਬੈਠਦੇ ਹਨ, ਯਾਨੀ {month} ਵਿੱਚ।',
  outside_old: 'ਤੁਹਾਡਾ ਬੱਚਾ {months} ਮਹੀਨੇ ਦਾ ਹੈ। ਇਹ ਸਵਾਲ {last} ਮਹੀਨਿਆਂ ਤੱਕ ਠੀਕ ਬੈਠਦੇ ਹਨ।',
  outside_may: 'ਤੁਸੀਂ ਹੁਣ ਜਵਾਬ ਦੇ ਸਕਦੇ ਹੋ। ਨਤੀਜਾ ਸ਼ਾਇਦ ਠੀਕ ਨਾ ਬੈਠੇ।',
  young_where: 'ਉਦੋਂ ਤੱਕ ਆਂਗਣਵਾੜੀ ਵਰਕਰ ਜਾਂ ਡਾਕਟਰ ਨਾਲ ਬੱਚੇ ਦਾ ਵਿਕਾਸ ਕਾਰਡ ਵੇਖੋ।',
  young_worried: 'ਕੀ ਸੁਣਨ, ਆਵਾਜ਼ਾਂ ਜਾਂ ਖੇਡ ਬਾਰੇ ਚਿੰਤਾ ਹੈ? ਤਾਂ ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਨੂੰ ਹੁਣੇ ਪੁੱਛੋ। ਉਡੀਕ ਕਰਨ ਦੀ ਲੋੜ ਨਹੀਂ ਹੈ।',
  old_where: 'ਬੱਚਿਆਂ ਦੇ ਡਾਕਟਰ ਇਸ ਉਮਰ ਦੀ ਜਾਂਚ ਜਾਣਦੇ ਹਨ। ਜਾਂ ਜ਼ਿਲ੍ਹਾ ਹਸਪਤਾਲ ਵਿੱਚ ਅਰਲੀ ਇੰਟਰਵੈਨਸ਼ਨ ਸੈਂਟਰ (DEIC) ਬਾਰੇ ਪੁੱਛੋ।',
  outside_help: 'ਕਿੱਥੇ ਪੁੱਛਣਾ ਹੈ',
}
