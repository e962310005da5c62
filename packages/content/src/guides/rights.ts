import type { Guide } from './guide.ts'
import { card } from './rights/card.ts'
import { health } from './rights/health.ts'
import { adulthood, other, travel } from './rights/later.ts'
import { pension, tax } from './rights/money.ts'
import { school } from './rights/school.ts'

/** From a diagnosis to what is due, in the order in which one thing opens the next. */
export const rights: Guide = {
  path: '/rights',
  title: { en: 'Rights and schemes', hi: 'अधिकार और योजनाएँ', pa: 'ਹੱਕ ਅਤੇ ਯੋਜਨਾਵਾਂ' },
  description: {
    en: 'What an autistic child in India can get, with which papers: disability card, health cover, school, tax and more.',
    hi: 'भारत में ऑटिज़्म वाले बच्चे को क्या मिल सकता है और किन कागज़ों पर: विकलांगता कार्ड, बीमा, स्कूल, टैक्स।',
    pa: 'ਭਾਰਤ ਵਿੱਚ ਔਟਿਜ਼ਮ ਵਾਲੇ ਬੱਚੇ ਨੂੰ ਕੀ ਮਿਲ ਸਕਦਾ ਹੈ ਅਤੇ ਕਿਹੜੇ ਕਾਗ਼ਜ਼ਾਂ ਉੱਤੇ: ਅਪੰਗਤਾ ਕਾਰਡ, ਬੀਮਾ, ਸਕੂਲ, ਟੈਕਸ।',
  },
  lead: {
    en: 'What your child can get in India, how, and with which papers. Start with the card.',
    hi: 'भारत में बच्चे को क्या मिल सकता है, कैसे, और किन कागज़ों पर। कार्ड से शुरू करें।',
    pa: 'ਭਾਰਤ ਵਿੱਚ ਬੱਚੇ ਨੂੰ ਕੀ ਮਿਲ ਸਕਦਾ ਹੈ, ਕਿਵੇਂ, ਅਤੇ ਕਿਹੜੇ ਕਾਗ਼ਜ਼ਾਂ ਉੱਤੇ। ਕਾਰਡ ਤੋਂ ਸ਼ੁਰੂ ਕਰੋ।',
  },
  steps: [
    {
      title: { en: 'A diagnosis in writing', hi: 'लिखित निदान', pa: 'ਲਿਖਤੀ ਨਿਦਾਨ' },
      text: {
        en: 'from a government hospital or a specialist',
        hi: 'सरकारी अस्पताल या विशेषज्ञ से',
        pa: 'ਸਰਕਾਰੀ ਹਸਪਤਾਲ ਜਾਂ ਮਾਹਰ ਤੋਂ',
      },
    },
    {
      title: { en: 'The disability card (UDID)', hi: 'विकलांगता कार्ड (UDID)', pa: 'ਅਪੰਗਤਾ ਕਾਰਡ (UDID)' },
      text: { en: 'opens most of the rest', hi: 'इसी से बाकी ज़्यादातर रास्ते खुलते हैं', pa: 'ਇਸੇ ਨਾਲ ਬਾਕੀ ਬਹੁਤੇ ਰਾਹ ਖੁੱਲ੍ਹਦੇ ਹਨ' },
    },
    {
      title: { en: 'Health cover, school, tax', hi: 'बीमा, स्कूल, टैक्स', pa: 'ਬੀਮਾ, ਸਕੂਲ, ਟੈਕਸ' },
      text: { en: 'in the order you need them', hi: 'जैसे-जैसे ज़रूरत हो', pa: 'ਜਿਵੇਂ-ਜਿਵੇਂ ਲੋੜ ਹੋਵੇ' },
    },
  ],
  folds: [card, health, school, pension, tax, travel, adulthood, other],
}
