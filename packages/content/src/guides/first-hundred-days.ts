import { family, offers, therapy, yourself } from './first-hundred-days/around.ts'
import { bands } from './first-hundred-days/bands.ts'
import type { Guide } from './guide.ts'

/** After a diagnosis, or a strong hint of one. */
export const firstHundredDays: Guide = {
  path: '/first-hundred-days',
  title: { en: 'The first hundred days', hi: 'पहले सौ दिन', pa: 'ਪਹਿਲੇ ਸੌ ਦਿਨ' },
  description: {
    en: 'What to do in the first hundred days after a diagnosis, one small step at a time, and which promises not to trust.',
    hi: 'निदान के बाद के पहले सौ दिन: एक बार में एक छोटा कदम, और किन वादों पर भरोसा न करें।',
    pa: 'ਨਿਦਾਨ ਤੋਂ ਬਾਅਦ ਦੇ ਪਹਿਲੇ ਸੌ ਦਿਨ: ਇੱਕ ਵਾਰ ਵਿੱਚ ਇੱਕ ਛੋਟਾ ਕਦਮ, ਅਤੇ ਕਿਹੜੇ ਵਾਅਦਿਆਂ ਉੱਤੇ ਭਰੋਸਾ ਨਾ ਕਰੀਏ।',
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
    en: 'What you tick stays on this device.',
    hi: 'आपने जो निशान लगाए, वे इसी फ़ोन पर रहते हैं।',
    pa: 'ਤੁਹਾਡੇ ਲਾਏ ਨਿਸ਼ਾਨ ਇਸੇ ਫ਼ੋਨ ਉੱਤੇ ਰਹਿੰਦੇ ਹਨ।',
  },
}
