import { family, offers, therapy, yourself } from './first-hundred-days/around.ts'
import { bands } from './first-hundred-days/bands.ts'
import type { Guide } from './guide.ts'

/** After a diagnosis, or a strong hint of one. */
export const firstHundredDays: Guide = {
  path: '/first-hundred-days',
  title: { en: 'The first hundred days', hi: 'पहले सौ दिन', pa: 'ਪਹਿਲੇ ਸੌ ਦਿਨ' },
  description: {
    en: 'After a diagnosis: one small thing at a time for a hundred days, and which offers to be careful with.',
    hi: 'निदान के बाद: सौ दिन, एक बार में एक छोटा काम, और किन वादों से सावधान रहें।',
    pa: 'ਨਿਦਾਨ ਤੋਂ ਬਾਅਦ: ਸੌ ਦਿਨ, ਇੱਕ ਵਾਰ ਵਿੱਚ ਇੱਕ ਛੋਟਾ ਕੰਮ, ਅਤੇ ਕਿਹੜੇ ਵਾਅਦਿਆਂ ਤੋਂ ਬਚੀਏ।',
  },
  lead: {
    en: 'One small thing at a time. Your child is the same child as yesterday.',
    hi: 'एक बार में एक छोटा काम। आपका बच्चा वही है जो कल था।',
    pa: 'ਇੱਕ ਵਾਰ ਵਿੱਚ ਇੱਕ ਛੋਟਾ ਕੰਮ। ਤੁਹਾਡਾ ਬੱਚਾ ਉਹੀ ਹੈ ਜੋ ਕੱਲ੍ਹ ਸੀ।',
  },
  steps: [],
  folds: [...bands, offers, therapy, family, yourself],
  ownNumbers: ['1', '7', '8', '30', '31', '60', '61', '90', '91', '100'],
  keepsTicks: {
    en: 'Your ticks stay on this device.',
    hi: 'आपके निशान इसी फ़ोन पर रहते हैं।',
    pa: 'ਤੁਹਾਡੇ ਨਿਸ਼ਾਨ ਇਸੇ ਫ਼ੋਨ ਉੱਤੇ ਰਹਿੰਦੇ ਹਨ।',
  },
}
