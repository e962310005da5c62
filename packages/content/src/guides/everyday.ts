import { eating, sleep, toilet } from './everyday/night-and-food.ts'
import { haircut, noise } from './everyday/outside.ts'
import { safety } from './everyday/safety.ts'
import type { Guide } from './guide.ts'

/** Six hard moments of a day. No force, no prizes of food, no hiding of what comforts. */
export const everyday: Guide = {
  path: '/everyday',
  title: { en: 'Everyday life', hi: 'रोज़ का जीवन', pa: 'ਰੋਜ਼ ਦਾ ਜੀਵਨ' },
  description: {
    en: 'Sleep, eating, toilet, haircuts, noise and safety: why it may be hard, what to try today, when to ask a doctor.',
    hi: 'नींद, खाना, टॉयलेट, बाल, शोर और सुरक्षा: मुश्किल क्यों, आज क्या करें, डॉक्टर से कब पूछें।',
    pa: 'ਨੀਂਦ, ਖਾਣਾ, ਟਾਇਲਟ, ਵਾਲ, ਸ਼ੋਰ ਅਤੇ ਸੁਰੱਖਿਆ: ਔਖਾ ਕਿਉਂ, ਅੱਜ ਕੀ ਕਰੀਏ, ਡਾਕਟਰ ਨੂੰ ਕਦੋਂ ਪੁੱਛੀਏ।',
  },
  lead: {
    en: 'Six hard moments. Choose one and try one thing. It does not have to work at once.',
    hi: 'छह मुश्किल पल। एक चुनें और एक बात करके देखें। तुरंत असर होना ज़रूरी नहीं।',
    pa: 'ਛੇ ਔਖੇ ਪਲ। ਇੱਕ ਚੁਣੋ ਅਤੇ ਇੱਕ ਗੱਲ ਕਰ ਕੇ ਵੇਖੋ। ਤੁਰੰਤ ਅਸਰ ਹੋਣਾ ਜ਼ਰੂਰੀ ਨਹੀਂ।',
  },
  steps: [],
  folds: [sleep, eating, toilet, haircut, noise, safety],
}
