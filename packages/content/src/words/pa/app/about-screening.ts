import type { aboutScreening as english } from '../../en/app/about-screening.ts'
import type { Words } from '../../words.ts'

export const aboutScreening: Words<typeof english> = {
  questions: '{count} ਸਵਾਲ, ਹਰ ਇੱਕ ਦਾ ਜਵਾਬ ਹਾਂ ਜਾਂ ਨਹੀਂ',
  minutes: '5-10 ਮਿੰਟ, ਸਮੇਂ ਦੀ ਕੋਈ ਪਾਬੰਦੀ ਨਹੀਂ',
  analysis: 'AI ਵਿਸ਼ਲੇਸ਼ਣ',
  analysis_line: 'ਇਹ ਪਹਿਲਾਂ ਤੋਂ ਲਿਖੇ ਵਾਕਾਂ ਤੋਂ ਬਣਿਆ ਹੈ; ਇੱਥੇ ਕੋਈ AI ਮਾਡਲ ਨਹੀਂ ਚੱਲਦਾ। ਹਾਲੇ ਕਿਸੇ ਡਾਕਟਰ ਜਾਂ ਮਾਹਰ ਨੇ ਇਸ ਨੂੰ ਪੜ੍ਹ ਕੇ ਨਹੀਂ ਵੇਖਿਆ।',
  diagnosis: 'ਇਹ ਸਿਰਫ਼ ਜਾਣਕਾਰੀ ਹੈ, ਨਿਦਾਨ (ਡਾਇਗਨੋਸਿਸ) ਨਹੀਂ।',
}
