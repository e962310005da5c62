import { advice, type GuideCard } from '../guide.ts'

/** What an adult does, in three frames each; nothing needs a device. */
export const sevenWays: readonly GuideCard[] = [
  {
    title: { en: 'Wait five seconds', hi: 'पाँच सेकंड रुकें', pa: 'ਪੰਜ ਸਕਿੰਟ ਰੁਕੋ' },
    text: advice({
      en: 'Ask once. Then count to five in your head. Your child may need that long.',
      hi: 'एक बार पूछें। फिर मन में पाँच तक गिनें। हो सकता है कि बच्चे को इतना समय चाहिए।',
      pa: 'ਇੱਕ ਵਾਰ ਪੁੱਛੋ। ਫਿਰ ਮਨ ਵਿੱਚ ਪੰਜ ਤੱਕ ਗਿਣੋ। ਹੋ ਸਕਦਾ ਹੈ ਕਿ ਬੱਚੇ ਨੂੰ ਇੰਨਾ ਸਮਾਂ ਚਾਹੀਦਾ ਹੋਵੇ।',
    }),
    frames: [
      { adult: 'cup', child: 'quiet' },
      { adult: 'clock', child: 'quiet' },
      { adult: 'quiet', child: 'cup' },
    ],
  },
  {
    title: { en: 'Follow the look', hi: 'नज़र के पीछे चलें', pa: 'ਨਜ਼ਰ ਦੇ ਪਿੱਛੇ ਚੱਲੋ' },
    text: advice({
      en: 'See what your child looks at. Look too, and say its name.',
      hi: 'देखें कि बच्चा क्या देख रहा है। आप भी देखें और उसका नाम लें।',
      pa: 'ਵੇਖੋ ਕਿ ਬੱਚਾ ਕੀ ਵੇਖ ਰਿਹਾ ਹੈ। ਤੁਸੀਂ ਵੀ ਵੇਖੋ ਅਤੇ ਉਸ ਦਾ ਨਾਂ ਲਓ।',
    }),
    frames: [
      { thing: 'ball', child: 'quiet' },
      { adult: 'quiet', thing: 'ball', child: 'quiet' },
      { adult: 'ball', thing: 'ball', child: 'quiet' },
    ],
  },
  {
    title: { en: 'Offer two', hi: 'दो चीज़ें दिखाएँ', pa: 'ਦੋ ਚੀਜ਼ਾਂ ਵਿਖਾਓ' },
    text: advice({
      en: 'Hold up two things. A look, a reach or a sound is an answer. Give it at once.',
      hi: 'दो चीज़ें सामने रखें। देखना, हाथ बढ़ाना या आवाज़, सब जवाब है। तुरंत दें।',
      pa: 'ਦੋ ਚੀਜ਼ਾਂ ਸਾਹਮਣੇ ਰੱਖੋ। ਵੇਖਣਾ, ਹੱਥ ਵਧਾਉਣਾ ਜਾਂ ਆਵਾਜ਼, ਸਭ ਜਵਾਬ ਹੈ। ਤੁਰੰਤ ਦਿਓ।',
    }),
    frames: [
      { adult: 'quiet', thing: 'two', child: 'quiet' },
      { adult: 'quiet', thing: 'two', child: 'banana' },
      { adult: 'banana', thing: 'banana', child: 'heart' },
    ],
  },
  {
    title: { en: 'Copy, then add one', hi: 'नकल करें, फिर एक जोड़ें', pa: 'ਨਕਲ ਕਰੋ, ਫਿਰ ਇੱਕ ਜੋੜੋ' },
    text: advice({
      en: 'Do what your child does. Then do one thing more, or say one word more.',
      hi: 'बच्चा जो करे, वही करें। फिर एक काम या एक शब्द और जोड़ें।',
      pa: 'ਬੱਚਾ ਜੋ ਕਰੇ, ਉਹੀ ਕਰੋ। ਫਿਰ ਇੱਕ ਕੰਮ ਜਾਂ ਇੱਕ ਸ਼ਬਦ ਹੋਰ ਜੋੜੋ।',
    }),
    frames: [
      { thing: 'drum', child: 'drum' },
      { adult: 'drum', thing: 'drum', child: 'quiet' },
      { adult: 'plus', thing: 'drum', child: 'quiet' },
    ],
  },
  {
    title: { en: 'Name what happens', hi: 'जो हो रहा है, उसका नाम लें', pa: 'ਜੋ ਹੋ ਰਿਹਾ ਹੈ, ਉਸ ਦਾ ਨਾਂ ਲਓ' },
    text: advice({
      en: 'One or two words while it happens: "water", "more water". No questions.',
      hi: 'काम होते समय एक-दो शब्द: "पानी", "और पानी"। सवाल नहीं।',
      pa: 'ਕੰਮ ਹੁੰਦੇ ਵੇਲੇ ਇੱਕ-ਦੋ ਸ਼ਬਦ: "ਪਾਣੀ", "ਹੋਰ ਪਾਣੀ"। ਸਵਾਲ ਨਹੀਂ।',
    }),
    frames: [
      { adult: 'quiet', thing: 'cup', child: 'quiet' },
      { adult: 'cup', thing: 'cup', child: 'quiet' },
      { adult: 'plus', thing: 'cup', child: 'heart' },
    ],
  },
  {
    title: { en: 'One picture to ask', hi: 'माँगने के लिए एक तस्वीर', pa: 'ਮੰਗਣ ਲਈ ਇੱਕ ਤਸਵੀਰ' },
    text: advice({
      en: 'Point to the picture yourself while you say the word. Leave it where your child can reach it.',
      hi: 'शब्द बोलते हुए आप खुद तस्वीर छुएँ। उसे बच्चे की पहुँच में रखें।',
      pa: 'ਸ਼ਬਦ ਬੋਲਦੇ ਹੋਏ ਤੁਸੀਂ ਆਪ ਤਸਵੀਰ ਛੂਹੋ। ਉਸ ਨੂੰ ਬੱਚੇ ਦੀ ਪਹੁੰਚ ਵਿੱਚ ਰੱਖੋ।',
    }),
    frames: [
      { adult: 'ball', thing: 'board', child: 'quiet' },
      { adult: 'quiet', thing: 'board', child: 'quiet' },
      { adult: 'heart', thing: 'board', child: 'ball' },
    ],
  },
  {
    title: { en: 'Sing and stop', hi: 'गाएँ और रुकें', pa: 'ਗਾਓ ਅਤੇ ਰੁਕੋ' },
    text: advice({
      en: 'Sing a song your child loves. Stop before the last word, and wait.',
      hi: 'बच्चे का प्यारा गाना गाएँ। आख़िरी शब्द से पहले रुकें और देखें।',
      pa: 'ਬੱਚੇ ਦਾ ਪਿਆਰਾ ਗਾਣਾ ਗਾਓ। ਆਖ਼ਰੀ ਸ਼ਬਦ ਤੋਂ ਪਹਿਲਾਂ ਰੁਕੋ ਅਤੇ ਵੇਖੋ।',
    }),
    frames: [
      { adult: 'note', child: 'quiet' },
      { adult: 'clock', child: 'quiet' },
      { adult: 'quiet', child: 'note' },
    ],
  },
]
