import { disagree, questions, wait } from './assessment/afterwards.ts'
import { blood, hearing, people, take, tools } from './assessment/the-day.ts'
import { advice, fact, type Guide } from './guide.ts'
import { guideSources } from './sources.ts'

/** A day at the hospital, told before it comes: for the parent in words, for the child in pictures. */
export const assessment: Guide = {
  path: '/assessment',
  title: { en: 'What happens at the assessment', hi: 'जाँच में क्या होता है', pa: 'ਜਾਂਚ ਵਿੱਚ ਕੀ ਹੁੰਦਾ ਹੈ' },
  description: {
    en: 'A day at the hospital in six pictures: who you meet, what to take, what to ask, and what if they say "wait".',
    hi: 'अस्पताल का दिन छह तस्वीरों में: कौन मिलेंगे, क्या ले जाएँ, क्या पूछें, और "रुकिए" कहें तो क्या करें।',
    pa: 'ਹਸਪਤਾਲ ਦਾ ਦਿਨ ਛੇ ਤਸਵੀਰਾਂ ਵਿੱਚ: ਕੌਣ ਮਿਲਣਗੇ, ਕੀ ਲਿਜਾਈਏ, ਕੀ ਪੁੱਛੀਏ, ਅਤੇ "ਉਡੀਕੋ" ਕਹਿਣ ਤਾਂ ਕੀ ਕਰੀਏ।',
  },
  lead: {
    en: 'They talk with you and play with your child. Nobody passes or fails.',
    hi: 'वे आपसे बात करते हैं और बच्चे के साथ खेलते हैं। इसमें कोई पास या फ़ेल नहीं होता।',
    pa: 'ਉਹ ਤੁਹਾਡੇ ਨਾਲ ਗੱਲ ਕਰਦੇ ਹਨ ਅਤੇ ਬੱਚੇ ਨਾਲ ਖੇਡਦੇ ਹਨ। ਇਸ ਵਿੱਚ ਕੋਈ ਪਾਸ ਜਾਂ ਫ਼ੇਲ ਨਹੀਂ ਹੁੰਦਾ।',
  },
  steps: [],
  cards: {
    title: {
      en: 'Show your child these pictures before the day',
      hi: 'उस दिन से पहले बच्चे को ये तस्वीरें दिखाएँ',
      pa: 'ਉਸ ਦਿਨ ਤੋਂ ਪਹਿਲਾਂ ਬੱਚੇ ਨੂੰ ਇਹ ਤਸਵੀਰਾਂ ਵਿਖਾਓ',
    },
    list: [
      {
        title: { en: 'We get a slip', hi: 'हम पर्ची बनवाते हैं', pa: 'ਅਸੀਂ ਪਰਚੀ ਬਣਵਾਉਂਦੇ ਹਾਂ' },
        text: advice({
          en: 'At the outpatient (OPD) counter. You may have to wait in a queue.',
          hi: 'OPD के काउंटर पर। लाइन में इंतज़ार करना पड़ सकता है।',
          pa: 'OPD ਦੇ ਕਾਊਂਟਰ ਉੱਤੇ। ਲਾਈਨ ਵਿੱਚ ਉਡੀਕ ਕਰਨੀ ਪੈ ਸਕਦੀ ਹੈ।',
        }),
        frames: [{ adult: 'quiet', thing: 'paper', child: 'quiet' }],
      },
      {
        title: { en: 'We talk', hi: 'हम बात करते हैं', pa: 'ਅਸੀਂ ਗੱਲ ਕਰਦੇ ਹਾਂ' },
        text: advice({
          en: 'The doctor asks about your child.',
          hi: 'डॉक्टर बच्चे के बारे में पूछते हैं।',
          pa: 'ਡਾਕਟਰ ਬੱਚੇ ਬਾਰੇ ਪੁੱਛਦੇ ਹਨ।',
        }),
        frames: [{ adult: 'talk', adultIs: 'doctor', child: 'quiet' }],
      },
      {
        title: { en: 'We play', hi: 'हम खेलते हैं', pa: 'ਅਸੀਂ ਖੇਡਦੇ ਹਾਂ' },
        text: advice({
          en: 'Someone watches how your child plays.',
          hi: 'कोई देखता है कि बच्चा कैसे खेलता है।',
          pa: 'ਕੋਈ ਵੇਖਦਾ ਹੈ ਕਿ ਬੱਚਾ ਕਿਵੇਂ ਖੇਡਦਾ ਹੈ।',
        }),
        frames: [{ adult: 'quiet', adultIs: 'doctor', thing: 'blocks', child: 'quiet' }],
      },
      {
        title: { en: 'We listen', hi: 'हम सुनते हैं', pa: 'ਅਸੀਂ ਸੁਣਦੇ ਹਾਂ' },
        text: fact(guideSources.hearingTest, {
          en: 'A hearing test. It does not hurt.',
          hi: 'सुनने की जाँच। इसमें दर्द नहीं होता।',
          pa: 'ਸੁਣਨ ਦੀ ਜਾਂਚ। ਇਸ ਵਿੱਚ ਦਰਦ ਨਹੀਂ ਹੁੰਦਾ।',
        }),
        frames: [{ thing: 'ear', child: 'quiet' }],
      },
      {
        title: { en: 'We do small tasks', hi: 'हम छोटे-छोटे काम करते हैं', pa: 'ਅਸੀਂ ਛੋਟੇ-ਛੋਟੇ ਕੰਮ ਕਰਦੇ ਹਾਂ' },
        text: advice({
          en: 'Pictures, cups and questions for the age of your child.',
          hi: 'बच्चे की उम्र के हिसाब से तस्वीरें, कप और सवाल।',
          pa: 'ਬੱਚੇ ਦੀ ਉਮਰ ਮੁਤਾਬਕ ਤਸਵੀਰਾਂ, ਕੱਪ ਅਤੇ ਸਵਾਲ।',
        }),
        frames: [{ adult: 'quiet', adultIs: 'doctor', thing: 'cup', child: 'quiet' }],
      },
      {
        title: { en: 'They tell us', hi: 'वे हमें बताते हैं', pa: 'ਉਹ ਸਾਨੂੰ ਦੱਸਦੇ ਹਨ' },
        text: advice({
          en: 'What they saw, and what helps. Then we go home.',
          hi: 'क्या देखा, और किससे मदद मिलेगी। फिर हम घर जाते हैं।',
          pa: 'ਕੀ ਵੇਖਿਆ, ਅਤੇ ਕਿਸ ਨਾਲ ਮਦਦ ਮਿਲੇਗੀ। ਫਿਰ ਅਸੀਂ ਘਰ ਜਾਂਦੇ ਹਾਂ।',
        }),
        frames: [{ adult: 'heart', adultIs: 'doctor', thing: 'paper', child: 'quiet' }],
      },
    ],
  },
  folds: [take, questions, people, tools, hearing, blood, wait, disagree],
}
